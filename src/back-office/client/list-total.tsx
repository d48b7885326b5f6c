import { showCount } from './show-count.ts'

/** How many fit the filters, on all pages together; said anew once they are changed. */
export function ListTotal({ total }: { total: number }) {
  return (
    <p role="status" className="bo-soft">
      {total === 1 ? '1 entry' : `${showCount(total)} entries`}
    </p>
  )
}
