import { Card, CardContent } from '@mui/material'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** The shape of what comes; who waits longer reads what for. */
export function Loading({ what = 'Loading …' }: { what?: string }) {
  return (
    <div className="bo-loading" aria-busy="true">
      <Card>
        <CardContent>
          <Skeleton shape="heading" />
          <Skeleton lines={4} />
        </CardContent>
      </Card>
      <p className="bo-soft">{what}</p>
    </div>
  )
}
