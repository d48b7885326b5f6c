import { MoonIcon, ScreenIcon, SunIcon } from '../icons/icons.tsx'

interface ThemeSwitchProps {
  /** Names the group, for ears. */
  label: string
  /** Words of the three choices, for ears. */
  choices: { system: string; light: string; dark: string }
}

/**
 * Follows the system until a choice is made. theme-behaviour.ts sets and keeps it; without script
 * the switch is not shown, because it could not keep its promise on the next page.
 */
export function ThemeSwitch({ label, choices }: ThemeSwitchProps) {
  return (
    <fieldset className="ui-theme-switch">
      <legend className="ui-visually-hidden">{label}</legend>
      {options.map(({ value, Icon }) => (
        <label key={value}>
          <input
            type="radio"
            name="theme"
            value={value}
            defaultChecked={value === 'system'}
            data-theme-choice=""
          />
          <Icon />
          <span className="ui-visually-hidden">{choices[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const options = [
  { value: 'system', Icon: ScreenIcon },
  { value: 'light', Icon: SunIcon },
  { value: 'dark', Icon: MoonIcon },
] as const
