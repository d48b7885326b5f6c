import type { SettingFact } from './setting-facts.ts'

/** Facts of the settings, as a list of words and what they mean here. */
export function SettingList({ facts }: { facts: readonly SettingFact[] }) {
  return (
    <dl className="setting-list">
      {facts.map(({ name, text, link }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text}
            {link && (
              <a href={link.href} rel="noopener">
                {link.label}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
