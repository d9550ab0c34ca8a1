import type { ComponentType } from 'react';
import type { Permission } from '#contract/permissions.ts';
import type { Text } from '#contract/text.ts';

/** What is shown of a record: related records, or anything else about it. It is read once its tab is open. */
export type RecordTab<Info> = {
  key: string;
  title: Text;
  /** The right to see it. */
  can?: Permission | null;
  /** Whether this record has it; all have unless told. */
  shown?: (record: Info) => boolean;
  content: ComponentType<{ record: Info }>;
};

/** The page of one record of a list (`recordOf`). Everything else of it is the list's. */
export type RecordView<Info> = {
  /** The column shown next to the name as its state; `state` unless told. */
  state?: string;
  picture?: (record: Info) => string | null | undefined;
  /** The fields of the list that are shown as facts, where they are given; all that the head does not show unless told. */
  facts?: readonly string[];
  /** More of them, next to those of the list. */
  moreFacts?: ComponentType<{ record: Info }>;
  /** Stands below the facts: what the list's row shows when it is opened, or what its drawer shows. */
  overview?: ComponentType<{ record: Info }>;
  /** Actions of the list's row that the page offers in another way. */
  hides?: readonly string[];
  /** More buttons in the head: papers, what only a record that lies open offers. */
  extra?: ComponentType<{ record: Info }>;
  tabs?: readonly RecordTab<Info>[];
};
