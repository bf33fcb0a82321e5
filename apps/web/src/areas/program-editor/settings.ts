import { getProgramSettings, presetProgramSettings, type ProgramSettings } from '@allenio/contract/program-settings'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

const staleMs = 5 * 60_000

const settingsQuery = () => read(getProgramSettings, {}, { quiet: true, keep: true, staleTime: staleMs })

/** The presets stand in until the business's own settings are there. */
export const useEditorSettings = (): ProgramSettings => useQuery(settingsQuery()).data ?? presetProgramSettings

/** The smallest step of a load, in kilograms. */
export const useLoadStep = (): number => useEditorSettings().loadStep

export const useVolumeBand = (): { least: number; most: number } => {
  const { volumeFrom, volumeTo } = useEditorSettings()
  return { least: volumeFrom, most: volumeTo }
}
