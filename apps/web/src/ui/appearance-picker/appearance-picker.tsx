import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { SegmentedControl } from '#ui/segmented-control'
import { schemes, useScheme } from '#ui/theme'
import { useWords } from '#ui/words'

const iconsByState = { light: <IconSun />, dark: <IconMoon />, auto: <IconDeviceDesktop /> } as const

/** Chooses light, dark, or the system's scheme. */
export function AppearancePicker({ wide }: { wide?: boolean }) {
  const words = useWords()
  const { scheme, setScheme } = useScheme()
  const options = schemes.map(value => ({ value, label: words[value], icon: iconsByState[value] }))
  return (
    <SegmentedControl label={words.appearance} options={options} value={scheme} onChange={setScheme} wide={wide ?? false} size="medium" />
  )
}
