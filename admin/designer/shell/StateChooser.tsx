import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useStore } from 'zustand';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { sceneNames, type SceneName } from '#blocks/samples/scenes.ts';
import { pageDraftCalls } from '#contract/features/product/page-drafts/contract.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { designerTexts } from './texts.ts';

const { view: texts, scenes } = designerTexts;

const sampleKey = (name: SceneName) => `sample:${name}`;
const codeKey = (code: string) => `code:${code}`;

/** The code the page is previewed with: a sample of each state, or one of the company's own. */
export function StateChooser() {
  const say = useSay();
  const { editor } = useWorkbench();
  const scene = useStore(editor.view, (view) => view.scene);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { data: known = [] } = useQuery({
    queryKey: ['page-codes'],
    queryFn: async ({ signal }) =>
      (await api(pageDraftCalls.codes, {}, { signal, quiet: true })).data,
    enabled: isOpen,
  });
  const words = typed.trim();
  const code = typeof scene === 'string' ? null : scene.code;
  const codes = [
    ...(words === '' || known.some((one) => one.code === words)
      ? []
      : [{ value: codeKey(words), label: say(texts.typed, { code: words }) }]),
    ...known.map((one) => ({ value: codeKey(one.code), label: `${one.code} ${one.part_name}` })),
    // The current choice is listed even if it is not among the options.
    ...(code === null || code === words || known.some((one) => one.code === code)
      ? []
      : [{ value: codeKey(code), label: say(texts.code, { code }) }]),
  ];
  const choose = (value: string) => {
    const sample = sceneNames.find((name) => sampleKey(name) === value);
    editor.view.setState({ scene: sample ?? { code: value.slice(codeKey('').length) } });
    setTyped('');
  };
  return (
    <Select
      aria-label={say(texts.scene)}
      showSearch={{
        searchValue: typed,
        onSearch: setTyped,
        filterOption: (input, option) =>
          typeof option?.label === 'string' &&
          option.label.toLowerCase().includes(input.trim().toLowerCase()),
      }}
      placeholder={say(texts.hint)}
      value={typeof scene === 'string' ? sampleKey(scene) : codeKey(scene.code)}
      onChange={choose}
      onOpenChange={setOpen}
      popupMatchSelectWidth={300}
      style={{ width: 168 }}
      options={[
        {
          label: say(texts.samples),
          title: say(texts.samples),
          options: sceneNames.map((name) => ({ value: sampleKey(name), label: say(scenes[name]) })),
        },
        ...(codes.length > 0
          ? [{ label: say(texts.codes), title: say(texts.codes), options: codes }]
          : []),
      ]}
    />
  );
}
