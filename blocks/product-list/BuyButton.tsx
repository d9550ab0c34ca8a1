import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import type { Scene } from '#blocks/kit/scene.ts';
import { say, t } from '#contract/text.ts';

type BuyButtonProps = {
  scene: Scene;
  /** 0–3 are icons, 4–7 have text. */
  look: number;
  text: string;
  product: string;
  to: string;
};

const buy = t('购买', 'Buy', '購買');
const cart = 'M3 4h2l2.4 11h10.2L20 7H6.2M9 19.5h.01M16 19.5h.01';
const drawings = [cart, cart, 'M12 6v12M6 12h12', 'M5 8h14l-1 12H6L5 8Zm4 0V7a3 3 0 0 1 6 0v1'];

/** The buy button in one of eight styles. */
export function BuyButton({ scene, look, text, product, to }: BuyButtonProps) {
  const drawing = drawings[look];
  return (
    <LinkTo scene={scene} to={to} className={`b-goods-buy is-buy-${look}`} isOutside>
      {drawing === undefined ? (
        <span>{text}</span>
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={drawing} />
        </svg>
      )}
      <span className="unseen">
        {drawing === undefined ? '' : say(buy, scene.language)} {product}
      </span>
    </LinkTo>
  );
}
