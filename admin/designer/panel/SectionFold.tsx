import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { Fold } from './Fold.tsx';
import { useScope } from './panel-scope.ts';
import type { Section } from './sections.ts';

// A collapsed section stays collapsed for the next block.
const folded = new Set<string>();

type SectionFoldProps = { section: Section; children: ReactNode };

/** A section of a long panel; it expands for a setting to focus. */
export function SectionFold({ section, children }: SectionFoldProps) {
  const say = useSay();
  const { editor, block } = useScope();
  const [isOpen, setOpen] = useState(!folded.has(section.key));
  const isAsked = useStore(
    editor.view,
    ({ asked }) =>
      asked?.block === block && asked.path.some((step) => section.names.includes(String(step))),
  );
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  return (
    <Fold
      title={say(section.title)}
      isOpen={isOpen}
      look="section"
      onTurn={(next) => {
        setOpen(next);
        if (next) folded.delete(section.key);
        else folded.add(section.key);
      }}
    >
      {children}
    </Fold>
  );
}
