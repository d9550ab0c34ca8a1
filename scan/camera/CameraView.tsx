import { useEffect, useRef, useState } from 'react';
import { useSay } from '../app/language.ts';
import { texts } from '../app/texts.ts';
import { openDecoder } from './decoder.ts';
import { withoutRepeats } from './repeats.ts';

const between = 60;
type Standing = 'starting' | 'reading' | 'refused' | 'missing' | 'insecure' | 'noDecoder';

/** Not in the standard's types yet, nor in every browser. */
const canShine = (track: MediaStreamTrack): boolean =>
  (track.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true;

/** The camera's picture; reads codes one after another until it is closed. */
export function CameraView({ onCode }: { onCode: (code: string) => void }) {
  const say = useSay();
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onCode);
  const [standing, setStanding] = useState<Standing>('starting');
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    tell.current = onCode;
  }, [onCode]);

  useEffect(() => {
    const own = { isOver: false, end: [] as (() => void)[] };
    const run = async () => {
      if (!navigator.mediaDevices?.getUserMedia) return setStanding('insecure');
      const stream = await navigator.mediaDevices
        .getUserMedia({
          audio: false,
          video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
        })
        .catch((failure: unknown) => {
          const isRefused = failure instanceof DOMException && failure.name === 'NotAllowedError';
          setStanding(isRefused ? 'refused' : 'missing');
        });
      if (!stream) return undefined;
      own.end.push(() => stream.getTracks().forEach((one) => one.stop()));
      if (own.isOver || !video.current) return finish();
      const [first] = stream.getVideoTracks();
      if (first && canShine(first)) setTrack(first);
      video.current.srcObject = stream;
      await video.current.play().catch(() => undefined);
      const decoder = await openDecoder().catch(() => setStanding('noDecoder'));
      if (!decoder) return undefined;
      own.end.push(decoder.close);
      if (own.isOver) return finish();
      setStanding('reading');
      const fresh = withoutRepeats();
      while (!own.isOver) {
        if (document.visibilityState === 'visible' && video.current) {
          const found = await decoder.read(video.current).catch(() => []);
          if (!own.isOver) for (const code of fresh(found)) tell.current(code);
        }
        await new Promise((resolve) => void setTimeout(resolve, between));
      }
      return undefined;
    };
    const finish = () => own.end.splice(0).forEach((end) => end());
    void run();
    return () => {
      own.isOver = true;
      finish();
    };
  }, []);

  const light = async () => {
    const torch = { advanced: [{ torch: !isLit } as MediaTrackConstraintSet] };
    await track?.applyConstraints(torch).then(
      () => setLit(!isLit),
      () => setTrack(null),
    );
  };
  const hasPicture = standing === 'starting' || standing === 'reading';
  return (
    <div className="camera">
      {hasPicture && <video ref={video} muted playsInline aria-label={say(texts.camera.aim)} />}
      {standing !== 'reading' && <p role="status">{say(texts.camera[standing])}</p>}
      {standing === 'reading' && <span className="aim" aria-hidden="true" />}
      {track && (
        <button type="button" className="torch" aria-pressed={isLit} onClick={() => void light()}>
          {say(texts.camera.torch)}
        </button>
      )}
    </div>
  );
}
