import { isOver, type PreviewFile } from './file.ts';

type Download = Pick<PreviewFile, 'url' | 'name'> & { renew: () => Promise<string> };

/** Hands the file to the browser, which saves it under its own name and shows how far it is. */
export async function downloadFile({ url, name, renew }: Download): Promise<void> {
  const link = document.createElement('a');
  link.href = isOver(url) ? await renew() : url;
  link.download = name;
  link.click();
}
