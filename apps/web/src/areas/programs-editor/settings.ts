import { getClientLoadStep, getProgramSettings, presetProgramSettings, type ProgramSettings } from '@allenio/contract/programs'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { usePlannedClient } from './results/planned-client.ts'

const staleMs = 5 * 60_000

const settingsQuery = () => read(getProgramSettings, {}, { quiet: true, isStored: true, staleTime: staleMs })

/** The presets stand in until the business's own settings are there. */
export const useEditorSettings = (): ProgramSettings => useQuery(settingsQuery()).data ?? presetProgramSettings

export const loadStepQuery = (clientId: string) =>
  read(getClientLoadStep, { id: clientId }, { quiet: true, isStored: true, staleTime: staleMs })

/** The smallest step of a load in kilograms: of the client who is planned for, or the business's. */
export function useLoadStep(): number {
  const { loadStep } = useEditorSettings()
  const client = usePlannedClient()
  const { data } = useQuery({ ...loadStepQuery(client?.id ?? ''), enabled: client !== undefined })
  return (client && data?.loadStep) ?? loadStep
}

export const useVolumeBand = (): { least: number; most: number } => {
  const { volumeFrom, volumeTo } = useEditorSettings()
  return { least: volumeFrom, most: volumeTo }
}
