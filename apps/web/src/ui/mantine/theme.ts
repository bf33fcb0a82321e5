import { createTheme } from '@mantine/core'
import type { MantineColorsTuple, MantineThemeOverride, VariantColorsResolver } from '@mantine/core'

// all shades are our own colour roles: Mantine's palettes contain text colours that fail AA, so none of them can be used
const brand: MantineColorsTuple = [
  'var(--accent-tint)',
  'var(--accent-tint)',
  'var(--accent-tint)',
  'var(--accent-mark)',
  'var(--accent-mark)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent-hover)',
  'var(--accent-text)',
  'var(--accent-text)',
]

const variantColours: VariantColorsResolver = ({ variant }) => {
  switch (variant) {
    case 'filled':
      return filled
    case 'light':
      return tinted
    case 'subtle':
    case 'transparent':
      return { background: 'transparent', hover: 'var(--hover)', color: 'var(--text-2)', border: 'none' }
    default:
      return { background: 'var(--card)', hover: 'var(--hover)', color: 'var(--text)', border: '1px solid var(--line)' }
  }
}

const tinted = { background: 'var(--accent-tint)', hover: 'var(--accent-tint)', color: 'var(--accent-text)', border: 'none' }

const filled = { background: 'var(--accent)', hover: 'var(--accent-hover)', color: 'var(--on-accent)', border: '1px solid transparent' }

export const mantineTheme: MantineThemeOverride = createTheme({
  primaryColor: 'brand',
  colors: { brand },
  primaryShade: 6,
  autoContrast: false,
  variantColorResolver: variantColours,
  white: '#ffffff',
  black: '#0c1016',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  focusRing: 'auto',
  cursorType: 'pointer',
  defaultRadius: 'sm',
  respectReducedMotion: true,
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '87.5em' },
})
