import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import type {
  PageTemplateInfo,
  PageUse,
  Touched,
} from '#contract/features/product/page-templates/contract.ts';
import type { TestNode } from '#server/testing/node.ts';

type User = Awaited<ReturnType<TestNode['signIn']>>;

/** A page with one text. */
export const pageSaying = (name: string) =>
  pageOf([newBlock(captionText, { name })], { details: '测试页面' });

/** Page calls one after the other, always with the current version. */
export function pagesOf(user: User) {
  const read = async (id: number) =>
    (await user.get('pageTemplate/info', { id })).data as PageTemplateInfo;
  const call = async (path: string, id: number, more: object = {}) =>
    user.post(`pageTemplate/${path}`, { id, version: (await read(id)).version, ...more });
  return {
    read,
    call,
    add: async (name: string, more: object = {}) => {
      const answer = await user.post('pageTemplate/add', {
        name,
        document: pageSaying(name),
        ...more,
      });
      return (answer.data as { id: number }).id;
    },
    save: (id: number, name: string) => call('save', id, { document: pageSaying(name) }),
    publish: (id: number) => call('publish', id),
    assign: (id: number, uses: Partial<PageUse>[]) => call('assign', id, { uses }),
    touched: async (id: number, uses: object[]) =>
      (await user.post('pageTemplate/touched', { id, uses })).data as Touched,
  };
}
