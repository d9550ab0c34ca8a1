import { Button, Drawer, Tabs } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { copy } from '#admin/ui/show/copy.ts';
import { printControl } from '#contract/print-control.ts';
import { services, systemHere, systems, type System } from './services.ts';
import { stationsPageTexts } from './texts.ts';
import styles from './stations.module.css';

const { steps: texts, systems: names, guideTitle } = stationsPageTexts;
const width = 640;

/** How to install, start and pair the print control, and how to let it start by itself. */
export function Guide({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const pairing = `node ${printControl.file} pair ${location.origin} ${say(texts.codeWord)}`;
  return (
    <Drawer open title={say(guideTitle)} size={width} onClose={onClose}>
      <section className={styles.step}>
        <h3>{say(texts.install)}</h3>
        <p>{say(texts.installLine)}</p>
        <div className={styles.buttons}>
          <Button type="primary" href={printControl.download} download>
            {say(texts.download)}
          </Button>
          <Button href="https://nodejs.org/" target="_blank" rel="noopener">
            {say(texts.node)}
          </Button>
        </div>
      </section>
      <section className={styles.step}>
        <h3>{say(texts.start)}</h3>
        <p>{say(texts.startLine)}</p>
        <Command text={`node ${printControl.file}`} />
      </section>
      <section className={styles.step}>
        <h3>{say(texts.pair)}</h3>
        <p>{say(texts.pairLine)}</p>
        <Command text={pairing} />
      </section>
      <section className={styles.step}>
        <h3>{say(texts.service)}</h3>
        <Tabs
          defaultActiveKey={systemHere()}
          items={systems.map((system) => ({
            key: system,
            label: names[system],
            children: <Service system={system} />,
          }))}
        />
      </section>
    </Drawer>
  );
}

function Service({ system }: { system: System }) {
  const say = useSay();
  return (
    <>
      <p>{say(texts.serviceLines[system])}</p>
      <Command text={services[system]} />
    </>
  );
}

function Command({ text }: { text: string }) {
  const say = useSay();
  return (
    <div className={styles.command}>
      <pre>{text}</pre>
      <Button size="small" onClick={() => void copy(text)}>
        {say(texts.copy)}
      </Button>
    </div>
  );
}
