import { baseErrors, type AnswerButton, type ErrorBody, type ErrorStatus, type ErrorTable, type Language } from '@allenio/contract'
import { isDatabaseAway, isLostRace, isPlanOutdated, stateOf } from '#platform/db'
import { AppError, Refusal, type ErrorDetails } from '#platform/errors'
import { makeSay, type Say, type Words } from '#platform/words'
import type { Area } from './area.ts'
import { InvalidInput } from './input.ts'
import { baseErrorWords } from './words.ts'

export interface RefusalAnswer {
  status: ErrorStatus | 200
  body: ErrorBody | RefusalBody
  retryAfter?: number | undefined
}

interface RefusalBody {
  success: false
  message: string
  data: { buttons?: readonly AnswerButton[] }
}

/** Knows every code's status and sentence, and every area's own sentences. */
export interface Catalogue {
  status(code: string): ErrorStatus
  sentence(language: Language, code: string, values?: Record<string, string | number>): string
  own(areaName: string, language: Language, key: string, values?: Record<string, string | number>): string | undefined
}

export function makeCatalogue(areas: readonly Area[]): Catalogue {
  const table: ErrorTable = Object.assign({}, baseErrors, ...areas.map(each => each.errors))
  const owner = new Map(areas.flatMap(each => Object.keys(each.errors).map(code => [code, each.name] as const)))
  const words = new Map<string, Words>([['errors', baseErrorWords], ...areas.map(each => [each.name, each.words] as const)])
  const says = new Map<string, (language: Language) => Say<string>>(
    [...words].map(([name, sentences]) => [name, makeSay(sentences)] as const),
  )
  const own: Catalogue['own'] = (areaName, language, key, values) =>
    words.get(areaName)?.[language][key] === undefined ? undefined : says.get(areaName)?.(language)(key, values)
  return {
    status: code => table[code] ?? 500,
    sentence: (language, code, values) => own(owner.get(code) ?? 'errors', language, code, values) ?? code,
    own,
  }
}

export interface RefusalContext {
  language: Language
  catalogue: Catalogue
}

export function presentRefusal(error: unknown, { language, catalogue }: RefusalContext): RefusalAnswer {
  const presentCode = (code: string, details: ErrorDetails = {}): RefusalAnswer => {
    const status = catalogue.status(code)
    const retryAfter = details.retryAfter ?? (status === 503 ? secondsAway : status === 429 ? secondsBusy : undefined)
    return {
      status,
      retryAfter,
      body: {
        success: false,
        code,
        message: catalogue.sentence(language, code, { ...(retryAfter && { seconds: retryAfter }), ...details.values }),
        ...(details.fields && {
          errors: Object.fromEntries(
            Object.entries(details.fields).map(([field, fault]) => [field, [catalogue.sentence(language, fault.code, fault.values)]]),
          ),
        }),
        ...(details.data && { data: details.data }),
      },
    }
  }

  if (error instanceof AppError) return firstField(presentCode(error.code, error.details))
  if (error instanceof Refusal) {
    return {
      status: 200,
      body: {
        success: false,
        message: catalogue.sentence(language, error.code, error.values),
        data: error.buttons.length ? { buttons: error.buttons } : {},
      },
    }
  }
  if (error instanceof InvalidInput) {
    const first = Object.values(error.fields)[0]?.[0]
    const { body } = presentCode('invalid input')
    return { status: 422, body: { ...body, code: 'invalid input', message: first ?? body.message, errors: error.fields } }
  }
  const fastifyCode = error instanceof Error && 'code' in error ? String(error.code) : ''
  const knownCode = byFastify[fastifyCode]
  if (knownCode) return presentCode(knownCode)
  // lock timeouts, serialization failures, outdated plans and an absent database are temporary, so the caller may retry
  if (isDatabaseAway(error) || isPlanOutdated(error) || isLostRace(error) || retriedStates.has(stateOf(error) ?? ''))
    return presentCode('unavailable')
  if (isDiskFull(error)) return presentCode('disk full', { retryAfter: secondsFull })
  return presentCode(isAskersFault(error) ? 'malformed request' : 'unexpected')
}

// seconds to wait, for refusals that name no time
const secondsAway = 2
const secondsBusy = 30
const secondsFull = 60

/** The reserve should prevent these errors of the file system and the database, but other programs may fill the disk, too. */
const isDiskFull = (error: unknown) =>
  stateOf(error) === '53100' || (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'))

/** True for refusals of the framework before a route is reached that have no sentence of their own above. */
const isAskersFault = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  String(error.code).startsWith('FST_') &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500

/** A refusal that names a field shows that field's sentence. */
function firstField(answer: RefusalAnswer): RefusalAnswer {
  const first = 'errors' in answer.body ? Object.values(answer.body.errors ?? {})[0]?.[0] : undefined
  return first && 'code' in answer.body ? { ...answer, body: { ...answer.body, message: first } } : answer
}

const retriedStates = new Set(['55P03', '57014'])

const byFastify: Record<string, keyof typeof baseErrors> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported media',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed request',
  FST_ERR_BAD_URL: 'unknown call',
  FST_ERR_MAX_PARAM_LENGTH: 'unknown call',
}
