import { isOver, type PreviewFile } from './file.ts';

type Download = Pick<PreviewFile, 'url' | 'name'> & { renew: () => Promise<string> };

/** Lets the browser download the file under its name. */
export async function downloadFile({ url, name, renew }: Download): Promise<void> {
  const link = document.createElement('a');
  link.href = isOver(url) ? await renew() : url;
  link.download = name;
  link.click();
}
