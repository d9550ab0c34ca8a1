import { StillPage } from '#admin/designer/look/StillPage.tsx';
import { useInView } from '#admin/designer/look/use-in-view.ts';
import { useDocument } from './use-page.ts';
import styles from './pages.module.css';

type PageThumbProps = {
  resource: 'pageTemplate' | 'pageStarter';
  id: number;
  version: number;
  name: string;
  width?: number;
};

/** The thumbnail of a page that must be loaded first. */
export function PageThumb({ resource, id, version, name, width = 60 }: PageThumbProps) {
  const [place, isInView] = useInView();
  const { data } = useDocument(resource, id, version, isInView);
  return (
    <span ref={place} className={styles.cell}>
      <StillPage document={data} name={name} width={width} />
    </span>
  );
}
