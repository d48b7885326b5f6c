import { Badge } from '#ui/badge/badge.tsx'
import type { FrameMenu } from './frame-menu.ts'
import { MenuIcon } from './menu-icon.tsx'

/** The links of a menu, under their titles where there is more than one group. */
export function MenuGroups({ menu }: { menu: FrameMenu }) {
  return menu.groups.map(({ title, icon: groupIcon, links }) => (
    <div key={title ?? menu.title} className="site-menu__group">
      {title && (
        <p className="site-menu__title">
          <MenuIcon icon={groupIcon} />
          <span>{title}</span>
        </p>
      )}
      <ul>
        {links.map(({ name, href, badge, separated, icon }) => (
          <li key={href} data-separated={separated}>
            <a href={href}>
              <MenuIcon icon={icon} />
              <span>{name}</span>
              {badge && (
                <Badge variant="success" size="xsmall">
                  {badge}
                </Badge>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ))
}
