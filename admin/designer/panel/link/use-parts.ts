import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { partCalls } from '#contract/features/product/parts/contract.ts';
import type { CommodityType } from './internal.ts';

export const partsOnPage = 10;

/** A page of the company's products of one type. */
export const useParts = (type: CommodityType | null, keyword: string, page: number) =>
  useQuery({
    queryKey: ['part', 'choose', type, keyword, page],
    queryFn: async ({ signal }) => {
      const asked = { keyword, page, limit: partsOnPage, state: 'active', book: type === 2 };
      return api(partCalls.index, asked, { signal, quiet: true });
    },
    enabled: type !== null,
    placeholderData: keepPreviousData,
  });
