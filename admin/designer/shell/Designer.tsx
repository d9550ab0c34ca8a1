import { useEffect, useMemo, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useCan } from '#admin/app/access.tsx';
import { useLanguage } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { createDrag } from '../canvas/drag.ts';
import { nothingMeasured, type Geometry } from '../canvas/geometry.ts';
import { WorkbenchContext, type Workbench } from '../canvas/workbench.ts';
import { watchChecks } from '../checks/watch.ts';
import { createStanding } from '../model/standing.ts';
import { openEditor, type OpenEditor } from '../model/open-editor.ts';
import { followPage } from '../together/follow.ts';
import { createMarks } from '../together/marks.ts';
import { useCommentMarks } from '../together/use-comments.ts';
import { Announcer, createAnnouncer } from './Announcer.tsx';
import { DesignerLayout } from './DesignerLayout.tsx';
import type { Opened } from './TopBar.tsx';
import { useOpenEditor } from './use-open-editor.ts';
import { useWholeWindow } from './use-whole-window.ts';
import styles from './designer.module.css';

/** The designer of one page, over the whole window. */
export function Designer({ info }: { info: PageTemplateInfo }) {
  const root = useRef<HTMLDivElement>(null);
  const open = useOpenEditor(
    'pageTemplate',
    () => openEditor(info, useLanguage.getState().language),
    root,
  );
  useWholeWindow();
  return (
    <div ref={root} className={styles.window} data-designer-root tabIndex={-1}>
      {open && <OpenDesigner info={info} open={open} />}
    </div>
  );
}

function OpenDesigner({ info, open }: { info: PageTemplateInfo; open: OpenEditor }) {
  const can = useCan();
  const canEdit = can({ has: 'product:page:edit' });
  const has3d = useSession((state) => state.user?.company_config.config_3d ?? false);
  const { editor, autosave } = open;
  const [announcer] = useState(createAnnouncer);
  const watched = useMemo(() => watchChecks(editor, has3d), [editor, has3d]);
  useEffect(() => watched.begin(), [watched]);
  const standing = useMemo(() => createStanding(info, editor, autosave), [info, editor, autosave]);
  useEffect(() => standing.stop, [standing]);
  const [marks] = useState(createMarks);
  const following = useMemo(
    () => followPage({ page: info.id, editor, autosave, standing, marks }),
    [info.id, editor, autosave, standing, marks],
  );
  useEffect(() => following.begin(), [following]);
  useCommentMarks(info.id, marks);
  const [opened, setOpened] = useState<Opened>(null);
  const bench = useMemo<Workbench>(
    () => ({
      editor,
      geometry: createStore<Geometry>(() => nothingMeasured),
      drag: createDrag(),
      checks: watched.checks,
      marks,
      showComments: (block) => {
        editor.select([block]);
        setOpened('comments');
      },
      canEdit,
      has3d,
      kind: info.kind,
      announce: announcer.announce,
    }),
    [editor, watched, marks, canEdit, has3d, info.kind, announcer],
  );
  return (
    <WorkbenchContext value={bench}>
      <DesignerLayout
        info={info}
        autosave={autosave}
        bench={bench}
        standing={standing}
        following={following}
        opened={opened}
        setOpened={setOpened}
      />
      <Announcer store={announcer.said} />
    </WorkbenchContext>
  );
}
