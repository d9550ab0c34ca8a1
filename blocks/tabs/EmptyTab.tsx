/** An empty sheet, for a tab that has nothing to show. */
export function EmptyTab() {
  return (
    <svg className="b-tabs-nothing" viewBox="0 0 160 120" role="img" aria-label="暂无内容">
      <path d="M44 18h52l22 22v64H44z" />
      <path d="M96 18v22h22M58 58h44M58 72h44M58 86h24" />
      <text x="80" y="118">
        暂无内容
      </text>
    </svg>
  );
}
