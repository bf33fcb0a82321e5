import { listSavedAnswers } from '@allenio/contract/chat-desk'
import { read } from '#lib/api'

/** A few dozen at most; kept, so that they are there without a connection, too. */
export const savedAnswersQuery = () => read(listSavedAnswers, {}, { quiet: true, keep: true, staleTime: 60_000 })
