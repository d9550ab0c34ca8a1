import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { PlainTable } from '#admin/ui/show/PlainTable.tsx';
import { countryName } from '#contract/countries.ts';
import type { Heatmap, HeatmapFlow } from '#contract/features/sale/heatmap/contract.ts';
import { heatmapTexts } from '#contract/features/sale/heatmap/texts.ts';
import { languageTags, type Language } from '#contract/language.ts';
import { provinceOf } from '#contract/places.ts';
import { say as sayIn } from '#contract/text.ts';
import { flowAddress, placeAddress } from './addresses.ts';
import { heatmapPageTexts as texts } from './texts.ts';
import styles from './heatmap.module.css';

const { fields } = heatmapTexts;
const heads = [texts.from, texts.to, fields.dealer_name, fields.outside];
const few = 10;

function endName(end: HeatmapFlow['to'], language: Language): string {
  if (typeof end === 'string')
    return end === '' ? sayIn(heatmapTexts.unknownCountry, language) : countryName(end, language);
  return sayIn(provinceOf(end)?.name ?? heatmapTexts.unknownProvince, language);
}

/** The lines of the map in words: from where dealers are to where their goods were scanned outside their territories. */
export function FlowPanel({ flows }: Pick<Heatmap, 'flows'>) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const tag = languageTags[language];
  const [isWhole, setWhole] = useState(false);
  if (flows.length === 0) return null;
  const shown = isWhole ? flows : flows.slice(0, few);
  return (
    <Panel title={say(texts.flows)} note={say(texts.flowsNote)}>
      <PlainTable label={say(texts.flows)} heads={heads}>
        {shown.map(({ dealer_id: dealer, dealer_name: name, from, to, outside, total }) => (
          <tr key={`${dealer} ${to}`}>
            <th scope="row">
              {from === 0 ? (
                endName(from, language)
              ) : (
                <Link to={placeAddress(from)}>{endName(from, language)}</Link>
              )}
            </th>
            <td>
              {to === '' ? (
                endName(to, language)
              ) : (
                <Link to={flowAddress(to, dealer)}>{endName(to, language)}</Link>
              )}
            </td>
            <td>
              <Link to={`/sale/heatmap?dealer_id=${dealer}`}>{name}</Link>
            </td>
            <td>
              {outside.toLocaleString(tag)}{' '}
              <small className={styles.none}>
                {say(texts.outsideOf, { n: total.toLocaleString(tag) })}
              </small>
            </td>
          </tr>
        ))}
      </PlainTable>
      {shown.length < flows.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {say(texts.allFlows, { n: flows.length })}
        </Button>
      )}
    </Panel>
  );
}

/** Where the chosen dealer may sell. */
export function TerritoryList({ territories }: Pick<Heatmap, 'territories'>) {
  const say = useSay();
  if (territories.length === 0) return null;
  return (
    <Panel title={say(texts.territories, { name: territories[0]!.dealer_name })}>
      <ul className={`${styles.list} ${styles.territories}`}>
        {territories.map(({ province, city, from_day: from, until_day: until }) => (
          <li key={`${province} ${city} ${from}`}>
            <Link to={placeAddress(province)}>
              {say(provinceOf(province)?.name ?? heatmapTexts.unknownProvince)}
              {city && ` ${city}`}
            </Link>
            <span>{say(until ? texts.fromUntil : texts.fromOn, { from, until: until ?? '' })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
