/** The program that prints labels at a computer: where it is downloaded, and where it listens on that computer. */
export const printControl = {
  download: '/download/suyuan-print.mjs',
  file: 'suyuan-print.mjs',
  port: 17_653,
  address: 'http://127.0.0.1:17653',
} as const;
