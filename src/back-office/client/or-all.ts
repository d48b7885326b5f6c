/** For a filter of react-admin's lists: says what no choice means, also while nothing is chosen. */
export const orAll = {
  emptyText: 'All',
  slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
}
