import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import { findSpec } from '#blocks/list.ts';
import { faultsOf, openPage } from '#blocks/open.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { designerAt } from './designer-at.ts';
import { publishTexts as texts } from './texts.ts';
import styles from './pages.module.css';

const most = 5;

/** The faults that prevent publishing. */
export function PageFaults({ page }: { page: PageTemplateInfo }) {
  const say = useSay();
  const document = openPage(page.document as unknown as PageDocument);
  const faults = faultsOf(document);
  if (faults.length === 0) return null;
  const where = (id: string) => {
    const spec = findSpec(document.blocks[id]?.type ?? '');
    return say(spec?.name ?? texts.page);
  };
  return (
    <div className={styles.faults} role="alert">
      <p>{say(texts.faults)}</p>
      <ul>
        {faults.slice(0, most).map(({ block, path, message }) => (
          <li key={[block, ...path].join('.')}>
            {say(texts.faultOf, { where: where(block), what: say(message ?? texts.wrong) })}
          </li>
        ))}
        {faults.length > most && <li>{say(texts.moreFaults, { n: faults.length - most })}</li>}
      </ul>
      <Link to={designerAt(page.id)}>{say(texts.design)}</Link>
    </div>
  );
}
