import { useSay } from '#admin/app/language.ts';
import { limitsText } from '#admin/ui/quality/limits-text.ts';
import type { InspectionPlan } from '#contract/features/product/inspection-plans/contract.ts';
import { planTexts as texts } from '#contract/features/product/inspection-plans/texts.ts';
import styles from './plans.module.css';

const { fields } = texts;

/** The steps of a plan in their order. */
export function PlanSteps({ plan }: { plan: InspectionPlan }) {
  const say = useSay();
  const head = [fields.kind, fields.name, fields.min, fields.std, fields.is_required] as const;
  return (
    <div className={styles.scroll}>
      <table className={styles.steps}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {head.map((text) => (
              <th key={text.en} scope="col">
                {text === fields.min ? `${say(fields.min)} – ${say(fields.max)}` : say(text)}
              </th>
            ))}
            <th scope="col">{say(fields.is_public)}</th>
          </tr>
        </thead>
        <tbody>
          {plan.steps.map((step, at) => (
            <tr key={step.name}>
              <td>{at + 1}</td>
              <td>{say(texts.kinds[step.kind])}</td>
              <td>{step.name}</td>
              <td>{limitsText(step) || '–'}</td>
              <td>{step.std || '–'}</td>
              <td>{step.is_required ? say(texts.yes) : '–'}</td>
              <td>{step.is_public ? say(texts.yes) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
