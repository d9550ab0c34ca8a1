/**
 * Sample output of the rich-text editor for each feature. The editor's test proves that it writes them exactly, the
 * server's that it stores them exactly.
 */
export const writtenMarkup = {
  words: '<p>你好 &amp; &lt;welcome&gt; “溯源”</p>',
  bold: '<p><strong>你好</strong></p>',
  italic: '<p><em>你好</em></p>',
  underline: '<p><u>你好</u></p>',
  strike: '<p><s>你好</s></p>',
  size: '<p><span style="font-size:24px">你好</span></p>',
  colour: '<p><span style="color:rgba(255, 69, 0, 0.68)">你好</span></p>',
  sizeAndColour: '<p><span style="color:rgb(255, 69, 0);font-size:11px">你好</span></p>',
  centred: '<p style="text-align:center">你好</p>',
  heading: '<h2 style="text-align:right">你好</h2>',
  bullets: '<ul><li><p>你好</p></li></ul>',
  numbers: '<ol><li><p>你好</p></li></ol>',
  quote: '<blockquote><p>你好</p></blockquote>',
  rule: '<p>你好</p><hr />',
  lines: '<p>你<br />好</p>',
  link: '<p><a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">你好</a></p>',
  picture: '<p>你好</p><img alt="" src="/api/picture/a.webp" loading="lazy" decoding="async" />',
  table:
    '<table><tbody><tr><th><p>甲</p></th><th><p>乙</p></th></tr><tr><td><p>1</p></td><td colspan="2"><p>2</p></td></tr></tbody></table>',
  film: '<video src="/api/file/a" controls></video>',
} as const;
