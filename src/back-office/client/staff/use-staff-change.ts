import { useChange } from '../use-change.ts'

/** Changes something about staff, says so, and reads the lists again; false when it failed. */
export function useStaffChange() {
  return useChange([['staff'], ['invitations'], ['case-facts']])
}
