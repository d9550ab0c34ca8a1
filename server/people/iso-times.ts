/** Rows with times as ISO text. */
export function isoTimes<Row extends { create_time: Date; update_time: Date }>(
  row: Row,
): Omit<Row, 'create_time' | 'update_time'> & { create_time: string; update_time: string } {
  return {
    ...row,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  };
}
