import { listSavedAnswers } from '@allenio/contract/chat-desk'
import { read } from '#lib/api'

/** There are a few dozen at most. They are cached on the device, so that they work without a connection, too. */
export const savedAnswersQuery = () => read(listSavedAnswers, {}, { quiet: true, keep: true, staleTime: 60_000 })
