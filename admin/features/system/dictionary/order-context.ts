import { createContext } from 'react';

/** Moves the rows of a list, for its cells. */
export type OrderCells = {
  canMove: boolean;
  /** The first and last row cannot move further. */
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
