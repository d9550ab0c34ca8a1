import { createContext } from 'react';

/** How the rows of a list are moved, for its cells. */
export type OrderCells = {
  canMove: boolean;
  /** First and last of the list cannot go further. */
  first: number | undefined;
  last: number | undefined;
  step: (id: number, by: 1 | -1) => void;
};

export const OrderContext = createContext<OrderCells>({
  canMove: false,
  first: undefined,
  last: undefined,
  step: () => undefined,
});
