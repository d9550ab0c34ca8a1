import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { api } from '#admin/app/api.ts';
import { blocksOf, type Block, type PageDocument } from '#blocks/kit/document.ts';
import type { ProductCard, Scene } from '#blocks/kit/scene.ts';
import { productsNamedBy } from '#blocks/named-products.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { pageDraftCalls } from '#contract/features/product/page-drafts/contract.ts';
import { useCampaigns } from '../use-campaigns.ts';
import type { Workbench } from '../canvas/workbench.ts';

/** The scene of the canvas: a sample or one of the company's own codes, and the products that are named. */
export function useScene({ editor, has3d }: Pick<Workbench, 'editor' | 'has3d'>): {
  scene: Scene;
  /** Why a code could not be loaded; the previous scene stays. */
  problem: string;
} {
  const language = useStore(editor.view, (view) => view.language);
  const chosen = useStore(editor.view, (view) => view.scene);
  const code = typeof chosen === 'string' ? null : chosen.code;
  const real = useQuery({
    queryKey: ['page-scene', code, language],
    queryFn: async ({ signal }) =>
      (await api(pageDraftCalls.scene, { code: code!, language }, { signal, quiet: true })).data,
    enabled: code !== null,
    placeholderData: keepPreviousData,
  });
  const products = useProducts(editor);
  const campaigns = useCampaigns();
  const found = code === null ? undefined : real.data;
  const sample = typeof chosen === 'string' ? chosen : 'first';
  const scene = useMemo<Scene>(() => {
    const base = found ?? sampleScene(sample, language);
    return {
      ...base,
      place: 'canvas',
      has3d,
      products: { ...base.products, ...products },
      campaigns,
    };
  }, [found, sample, language, has3d, products, campaigns]);
  return { scene, problem: code === null ? '' : (real.error?.message ?? '') };
}

const none: Readonly<Record<number, ProductCard>> = {};

const known = new WeakMap<Block, readonly number[]>();

/** The ids of the products on a page. Called on every keystroke, so the result is cached per block. */
function namesIn(page: PageDocument): string {
  const all = blocksOf(page).flatMap((block) => {
    const found = known.get(block) ?? productsNamedBy({ ...page, order: [block.id] });
    known.set(block, found);
    return found;
  });
  return [...new Set(all)].join(' ');
}

/** The products on the page that are loaded so far. */
function useProducts(editor: Workbench['editor']): Readonly<Record<number, ProductCard>> {
  const named = useStore(editor.page, namesIn);
  const { data } = useQuery({
    queryKey: ['page-products', named],
    queryFn: async ({ signal }) => {
      const ids = named.split(' ').map(Number);
      const cards = await api(pageDraftCalls.products, { ids }, { signal, quiet: true });
      return Object.fromEntries(cards.data.map((card) => [card.id, card]));
    },
    enabled: named !== '',
    placeholderData: keepPreviousData,
  });
  return (named === '' ? undefined : data) ?? none;
}
