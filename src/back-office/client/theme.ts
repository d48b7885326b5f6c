import type { RaThemeOptions } from 'react-admin'
import { readTokens } from '#ui/styles/read-tokens.ts'
import tokensCss from '#ui/styles/tokens.css?raw'

/** Material's theme out of our own tokens, so that there is one list of colours. */
export const lightTheme = themeFor('light')
export const darkTheme = themeFor('dark')

function themeFor(mode: 'light' | 'dark'): RaThemeOptions {
  const tokens = readTokens(tokensCss)
  const color = (name: string): string => {
    const found = tokens.get(name)?.[mode]
    if (found === undefined) throw new RangeError(`There is no colour named ${name}.`)
    return found
  }
  const heading = { fontFamily: 'var(--font-heading)', letterSpacing: '-0.02em', fontWeight: 700 }
  const clear = { backgroundColor: 'transparent' }
  const phone = '@media (width < 600px)'
  const ring = { outline: `3px solid ${color('primary')}`, outlineOffset: 2 }
  const tone = (name: string) => ({
    main: color(name),
    dark: color(name),
    light: color(`${name}-soft`),
    contrastText: color('paper'),
  })
  const said = (name: string) => ({ backgroundColor: color(`${name}-soft`), color: color(name) })
  return {
    // Who wants less motion would wait for what does not move.
    motion: { reducedMotion: 'system' },
    palette: {
      mode,
      primary: {
        main: color('primary'),
        dark: color('primary-strong'),
        light: color('lilac-100'),
        contrastText: color('on-primary'),
      },
      secondary: { main: color('ink'), contrastText: color('paper') },
      success: tone('mint'),
      warning: tone('sun'),
      error: tone('coral'),
      info: tone('sky'),
      background: { default: color('cloud'), paper: color('paper') },
      text: { primary: color('ink'), secondary: color('ink-soft') },
      divider: color('line'),
    },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: 'var(--font-text)',
      h1: heading,
      h2: heading,
      h3: heading,
      h4: heading,
      h5: heading,
      h6: heading,
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': ring } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: 44, paddingInline: 16 } },
      },
      MuiIconButton: {
        styleOverrides: { root: { minWidth: 44, minHeight: 44, color: color('ink-soft') } },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      MuiCard: {
        styleOverrides: { root: { border: `1px solid ${color('line')}`, borderRadius: 20 } },
      },
      MuiCardContent: { styleOverrides: { root: { '&, &:last-child': { padding: 20 } } } },
      // A long name takes two lines on a phone.
      MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
      MuiMenu: { styleOverrides: { paper: { boxShadow: 'var(--shadow)' } } },
      MuiAutocomplete: {
        defaultProps: { fullWidth: true },
        styleOverrides: { paper: { boxShadow: 'var(--shadow)' } },
      },
      MuiDialog: { styleOverrides: { paper: { borderRadius: 20, boxShadow: 'var(--shadow)' } } },
      MuiTextField: {
        defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
      },
      MuiFormControl: {
        defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
      },
      MuiInputBase: {
        styleOverrides: { input: { '&::placeholder': { color: color('ink-soft'), opacity: 1 } } },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { minHeight: 44, backgroundColor: color('paper') },
          notchedOutline: { borderColor: color('line-strong') },
        },
      },
      MuiInputLabel: { styleOverrides: { root: { color: color('ink-soft') } } },
      MuiFormHelperText: {
        styleOverrides: {
          root: { color: color('ink-soft'), marginLeft: 2, fontSize: '0.8125rem' },
        },
      },
      // The knob inside its track, both in colours that are seen on paper.
      MuiSwitch: {
        styleOverrides: {
          root: {
            width: 52,
            height: 44,
            padding: '10px 4px',
            // On the edge of the fields above it.
            '.MuiFormControlLabel-root > &': { marginLeft: 7 },
          },
          switchBase: {
            padding: 13,
            color: color('paper'),
            '&.Mui-checked': { color: color('on-primary'), transform: 'translateX(16px)' },
            '&.Mui-checked + .MuiSwitch-track': { backgroundColor: color('primary') },
            '&&.Mui-checked + .MuiSwitch-track, && + .MuiSwitch-track': { opacity: 1 },
            '&&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
          },
          thumb: { width: 18, height: 18, boxShadow: 'none' },
          track: { borderRadius: 12, backgroundColor: color('line-strong') },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: color('line') },
          head: { fontWeight: 600, color: color('ink-soft') },
        },
      },
      // A placeholder goes with the first letter, and with it the only name that react-admin gives.
      RaSearchInput: { defaultProps: { slotProps: { htmlInput: { 'aria-label': 'Search' } } } },
      // On a phone react-admin draws a white box around them, by a rule that only more weight undoes.
      RaFilterFormInput: {
        styleOverrides: {
          root: { [phone]: { '& .RaFilterFormInput-spacer': { display: 'none' } } },
        },
      },
      RaFilterForm: {
        styleOverrides: {
          root: {
            [phone]: {
              '&&': { display: 'grid' },
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
              columnGap: 12,
              '& > [data-source="q"]': { gridColumn: '1 / -1' },
            },
            // So that all filters of pages stand in one row on a laptop, beside "New".
            '& > [data-source="q"]': { flex: '0 1 13rem' },
          },
        },
      },
      // Clips without becoming what scrolls, so that the names of the columns stay in view.
      RaList: {
        styleOverrides: { root: { '&& .RaList-content': { overflow: 'clip', marginTop: 8 } } },
      },
      RaListToolbar: { styleOverrides: { root: { '&&': clear, gap: 8 } } },
      RaTopToolbar: { styleOverrides: { root: { '&&': clear, minHeight: 0 } } },
      MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
      MuiAlert: {
        styleOverrides: {
          root: {
            borderRadius: 12,
            '&.MuiAlert-colorError': said('coral'),
            '&.MuiAlert-colorWarning': said('sun'),
            '&.MuiAlert-colorSuccess': said('mint'),
            '&.MuiAlert-colorInfo': said('sky'),
            '& .MuiAlert-icon': { color: 'inherit' },
          },
        },
      },
      // Seen and reached without a mouse, which react-admin waits for.
      RaSimpleFormIterator: {
        styleOverrides: { root: { '&& .RaSimpleFormIterator-action': { visibility: 'visible' } } },
      },
      // Words alone: react-admin draws a tick beside what deletes.
      RaConfirm: {
        styleOverrides: { root: { '& .RaConfirm-iconPaddingStyle': { display: 'none' } } },
      },
      // Read aloud; react-admin gives its spinners no name.
      MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
      MuiLinearProgress: { defaultProps: { 'aria-label': 'Loading' } },
      MuiLink: { styleOverrides: { root: { '&:focus-visible': ring } } },
    },
  }
}
