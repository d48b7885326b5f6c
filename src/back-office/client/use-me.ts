import { useQuery } from '@tanstack/react-query'
import type { Me } from '../wire/staff-records.ts'
import { readMe } from './auth-provider.ts'

/** Who is signed in; undefined until it is known. */
export function useMe(): Me | undefined {
  return useQuery({ queryKey: ['me'], queryFn: readMe, retry: false }).data
}
