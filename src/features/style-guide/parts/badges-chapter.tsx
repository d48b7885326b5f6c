import { Badge, badgeSizes, badgeVariants } from '#ui/badge/badge.tsx'
import { CheckIcon } from '#ui/icons/icons.tsx'
import { BothThemes, Chapter } from '../specimen.tsx'

export function BadgesChapter() {
  return (
    <Chapter id="badges" title="Badges" lead="Eleven variants in four sizes, for one or two words.">
      <BothThemes>
        {() => (
          <ul className="grid gap-4">
            {badgeVariants.map((variant) => (
              <li key={variant} className="flex flex-wrap items-center gap-2">
                {badgeSizes.map((size) => (
                  <Badge
                    key={size}
                    variant={variant}
                    size={size}
                    icon={size === 'medium' ? <CheckIcon /> : undefined}
                  >
                    {size === 'large' ? variant : size}
                  </Badge>
                ))}
              </li>
            ))}
          </ul>
        )}
      </BothThemes>
    </Chapter>
  )
}
