import { useEffect, useRef, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { useMedia } from '#admin/app/media.ts';
import type { ViewProps } from './file.ts';
import { Loading } from './Loading.tsx';
import type { Progress } from '#viewer/fetch-bytes.ts';
import { ModelError, viewableFormat, type ModelFormat } from '#viewer/formats.ts';
import type { Backdrop, Viewer } from '#viewer/viewer.ts';
import { OtherView } from './OtherView.tsx';
import { Toolbar, type Tool } from './Toolbar.tsx';
import { PreviewError } from './PreviewError.tsx';
import { previewTexts as texts, type PreviewProblem } from './texts.ts';
import styles from './preview.module.css';

/** A 3D model; for unsupported formats the file details. */
export function ModelView(props: ViewProps) {
  const format = viewableFormat(props.file.name);
  const [round, setRound] = useState(0);
  if (!format) return <OtherView {...props} />;
  return <Model key={round} {...props} format={format} onRetry={() => setRound(round + 1)} />;
}

type State = { progress: Progress | null } | { problem: PreviewProblem } | { viewer: Viewer };
type ModelProps = ViewProps & { format: ModelFormat; onRetry: () => void };

const isDark = () => document.documentElement.dataset.shade === 'dark';

function Model({ file, url, format, onDownload, onRetry }: ModelProps) {
  const say = useSay();
  const host = useRef<HTMLDivElement>(null);
  const stop = useRef<AbortController>(null);
  const [state, setState] = useState<State>({ progress: { loaded: 0, total: null } });
  const [isWired, setWired] = useState(false);
  const [backdrop, setBackdrop] = useState<Backdrop>(() => (isDark() ? 'dark' : 'light'));
  const first = useRef(backdrop);

  useEffect(() => {
    const control = new AbortController();
    stop.current = control;
    let viewer: Viewer | null = null;
    const open = async () => {
      const { openModel } = await import('#viewer/viewer.ts');
      control.signal.throwIfAborted();
      viewer = await openModel(host.current!, {
        url,
        format,
        backdrop: first.current,
        signal: control.signal,
        onProgress: (progress) => !control.signal.aborted && setState({ progress }),
      });
      if (control.signal.aborted) viewer.dispose();
      else setState({ viewer });
    };
    open().catch((failure: unknown) => {
      if (control.signal.aborted) return;
      setState({ problem: failure instanceof ModelError ? failure.problem : 'unreachable' });
    });
    return () => {
      control.abort();
      viewer?.dispose();
    };
  }, [url, format]);

  const halt = () => {
    stop.current?.abort();
    setState({ problem: 'stopped' });
  };
  if ('problem' in state) {
    const mayHelp = state.problem === 'unreachable' || state.problem === 'stopped';
    return (
      <PreviewError
        format="model"
        problem={state.problem}
        onDownload={onDownload}
        onRetry={mayHelp ? onRetry : undefined}
      />
    );
  }
  const viewer = 'viewer' in state ? state.viewer : null;
  const tools: Tool[] = [
    { key: 'out', label: say(texts.zoomOut), run: () => viewer?.zoom(1 / 1.3) },
    { key: 'in', label: say(texts.zoomIn), run: () => viewer?.zoom(1.3) },
    { key: 'reset', label: say(texts.reset), run: () => viewer?.reset() },
    {
      key: 'wire',
      label: say(texts.wireframe),
      isOn: isWired,
      run: () => {
        viewer?.setWireframe(!isWired);
        setWired(!isWired);
      },
    },
    {
      key: 'backdrop',
      label: say(texts.backdrop),
      isOn: backdrop === 'dark',
      run: () => {
        const next = backdrop === 'dark' ? 'light' : 'dark';
        viewer?.setBackdrop(next);
        setBackdrop(next);
      },
    },
  ];
  return (
    <>
      <div
        ref={host}
        className={styles.model}
        role="img"
        aria-label={say(texts.model, { name: file.name })}
        data-ready={viewer !== null}
      />
      {'progress' in state && <Loading progress={state.progress} onStop={halt} />}
      {viewer && <Toolbar tools={tools} told={<Facts viewer={viewer} format={format} />} />}
    </>
  );
}

function Facts({ viewer, format }: { viewer: Viewer; format: ModelFormat }) {
  const say = useSay();
  const isTouched = useMedia('(pointer: coarse)');
  const { size, triangles } = viewer.facts;
  const unit = format === 'glb' || format === 'gltf' ? texts.units.metre : texts.units.model;
  const shown = size.map((value) => String(Number(value.toPrecision(4)))).join(' × ');
  return (
    <>
      {say(texts.size, { size: shown, unit: say(unit) })}
      {triangles > 0 && ` · ${say(texts.triangles, { n: triangles.toLocaleString('en') })}`}
      <span className={styles.hint}> · {say(isTouched ? texts.touch : texts.turn)}</span>
    </>
  );
}
