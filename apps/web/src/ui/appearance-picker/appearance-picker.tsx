import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { areaWords } from '#lib/words'
import { SegmentedControl } from '#ui/segmented-control'
import { schemes, useScheme } from '#ui/theme'

const useAppearanceWords = areaWords('appearance', {
  it: { appearance: 'Aspetto', light: 'Chiaro', dark: 'Scuro', auto: 'Sistema' },
  en: { appearance: 'Appearance', light: 'Light', dark: 'Dark', auto: 'System' },
})

const iconsByState = { light: <IconSun />, dark: <IconMoon />, auto: <IconDeviceDesktop /> } as const

/** Chooses light, dark, or the system's scheme. */
export function AppearancePicker({ wide }: { wide?: boolean }) {
  const t = useAppearanceWords()
  const { scheme, setScheme } = useScheme()
  const options = schemes.map(value => ({ value, label: t(value), icon: iconsByState[value] }))
  return (
    <SegmentedControl label={t('appearance')} options={options} value={scheme} onChange={setScheme} wide={wide ?? false} size="medium" />
  )
}
