import { Picture } from './Picture.tsx';

type CoverProps = { src: string; sizes: string; ratio: string };

/** A picture whose name is shown next to it, or a placeholder. */
export function Cover({ src, sizes, ratio }: CoverProps) {
  if (src !== '') return <Picture className="cover" src={src} alt="" sizes={sizes} ratio={ratio} />;
  return (
    <span className="cover is-missing" style={{ aspectRatio: ratio }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01" />
      </svg>
    </span>
  );
}
