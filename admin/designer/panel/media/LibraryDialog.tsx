import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { useDebounced } from '#admin/ui/form/use-debounced.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import {
  mediaCalls,
  mediaFolderCalls,
  uploadedAtOnce,
  type Media,
} from '#contract/features/product/media/contract.ts';
import { limits } from '#contract/limits.ts';
import { PictureTile } from './PictureTile.tsx';
import { libraryTexts as texts } from './texts.ts';
import styles from './library.module.css';

const FilesDialog = lazyComponent(
  async () => (await import('#admin/ui/upload/FilesDialog.tsx')).FilesDialog,
);
const atFirst = 20;
const furtherOnes = 40;
const width = 860;

type LibraryDialogProps = {
  /** How many can be chosen at once. */
  most: number;
  onUse: (urls: readonly string[]) => void;
  onClose: () => void;
};

/** Chooses pictures of the company's library; more are uploaded on the way. */
export function LibraryDialog({ most, onUse, onClose }: LibraryDialogProps) {
  const say = useSay();
  const can = useCan();
  useFocusBack();
  const [folder, setFolder] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(atFirst);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const keyword = useDebounced(typed.trim());
  const folders = useQuery({
    queryKey: ['mediaFolder', 'all', 'rows'],
    queryFn: async ({ signal }) => {
      const asked = { limit: limits.listMax, sort_field: 'name', sort_by: 'asc' } as const;
      return (await api(mediaFolderCalls.index, asked, { signal, quiet: true })).data;
    },
  });
  const query = useQuery({
    queryKey: ['media', 'library', folder, keyword, limit],
    queryFn: ({ signal }) => {
      const asked = { limit, keyword, ...(folder !== null && { folder_id: folder }) };
      return api(mediaCalls.index, asked, { signal, quiet: true });
    },
    placeholderData: keepPreviousData,
  });
  const turn = (url: string) => {
    if (chosen.includes(url)) setChosen(chosen.filter((one) => one !== url));
    else setChosen([...chosen, url].slice(-most));
  };
  const use = (urls: readonly string[]) => {
    onUse(urls);
    onClose();
  };
  const mayUpload = can({ has: mediaCalls.add.allow });
  const upload = mayUpload && (
    <Button onClick={() => setUploading(true)}>{say(texts.upload)}</Button>
  );
  const isNarrowed = folder !== null || keyword !== '';
  return (
    <VerbDialog
      title={say(texts.title)}
      verb={most > 1 ? say(texts.takeMany, { n: chosen.length }) : say(texts.take)}
      width={width}
      isBusy={false}
      disabled={chosen.length === 0}
      onGo={() => use(chosen)}
      onClose={onClose}
    >
      <div className={styles.head}>
        <Select
          aria-label={say(texts.folder)}
          value={folder ?? 0}
          onChange={(next) => {
            setFolder(next === 0 ? null : next);
            setLimit(atFirst);
          }}
          options={[
            { value: 0, label: say(texts.all) },
            ...(folders.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Input
          allowClear
          aria-label={say(texts.search)}
          placeholder={say(texts.search)}
          maxLength={limits.keywordLength}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setLimit(atFirst);
          }}
        />
        {upload}
      </div>
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
        {({ data, count }) =>
          data.length === 0 ? (
            <EmptyState
              compact
              title={say(isNarrowed ? texts.noneFound : texts.none)}
              hint={say(texts.noneHint)}
            />
          ) : (
            <>
              <ul className={styles.tiles} aria-label={say(texts.list)}>
                {data.map((picture: Media) => (
                  <PictureTile
                    key={picture.id}
                    picture={picture}
                    isChosen={chosen.includes(picture.url)}
                    onTurn={() => turn(picture.url)}
                    onUse={() => use([picture.url])}
                  />
                ))}
              </ul>
              {count > data.length && (
                <Button block type="dashed" onClick={() => setLimit(limit + furtherOnes)}>
                  {say(texts.more, { n: count - data.length })}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
      {isUploading && (
        <FilesDialog
          kind="picture"
          title={say(texts.upload)}
          most={uploadedAtOnce}
          onDone={async (uploaded) => {
            const files = uploaded.map(({ url, origin_name }) => ({ url, name: origin_name }));
            const { data, msg } = await api(mediaCalls.add, { folder_id: folder, files });
            toast.success(msg);
            setLimit(atFirst);
            setChosen([...chosen, ...data.map(({ url }) => url)].slice(-most));
            await refreshList('media');
          }}
          onClose={() => setUploading(false)}
        />
      )}
    </VerbDialog>
  );
}
