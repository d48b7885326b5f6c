import { Logo } from '#ui/brand/logo.tsx'
import { Mark } from '#ui/brand/mark.tsx'
import { BothThemes, Chapter } from '../specimen.tsx'

export function BrandChapter({ brandName }: { brandName: string }) {
  return (
    <Chapter
      id="brand"
      title="Mark and logo"
      lead="One feather in three strokes that also read as a check mark."
    >
      <BothThemes>
        {() => (
          <div className="grid gap-8">
            <div className="flex flex-wrap items-end gap-6">
              <Mark title={brandName} className="size-32" />
              <Mark className="size-12" />
              <Mark className="size-6" />
              <Mark className="size-4" />
              <Mark look="mono" className="size-12 text-ink-soft" />
            </div>
            <div className="flex flex-wrap items-center gap-8">
              <Logo name={brandName} />
              <Logo name={brandName} size="large" />
            </div>
          </div>
        )}
      </BothThemes>
    </Chapter>
  )
}
