import { isLanguage } from '@allenio/contract'
import { isId } from '@allenio/domain/ids'
import { logoPage } from '#areas/business'
import type { Database } from '#platform/db'
import { AppError } from '#platform/errors'
import { encodeAnswer } from '#platform/http'
import type { PageAnswer, PageVisit, PublicPage } from '#platform/web'
import { askersLanguage } from '#platform/words'
import { findLivePackage } from '../live-package.ts'
import { colorSheet, styleAsset } from './assets.ts'
import type { StorefrontSite } from './document.ts'
import { gonePage, planPage } from './page.ts'
import { parseShareName, readSharePicture, shareAddress } from './share-picture.ts'

const forEver = 'public, max-age=31536000, immutable'
const styleHeaders = { 'content-type': 'text/css; charset=utf-8', 'cache-control': forEver }

/** The plan pages and the style that they load, ready to be mounted. */
export function planPages(site: StorefrontSite, database: Database): PublicPage[] {
  const style = styleAsset(site.fontUrl)
  return [
    { path: '/sf/plans/:id', handle: visit => answerPlan(site, database, visit) },
    { path: '/sf/plans/:id/:name', handle: visit => answerSharePicture(database, visit) },
    logoPage(database),
    { path: style.path, handle: visit => sendText(visit, { status: 200, body: style.body, headers: styleHeaders }) },
    {
      path: '/storefront/colors/:sheet',
      handle: visit => {
        const body = colorSheet(visit.params['sheet']?.replace(/\.css$/, '') ?? '')
        const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': body ? 'public, max-age=86400' : 'no-store' }
        return { status: body ? 200 : 404, headers, body: body ?? '' }
      },
    },
  ]
}

async function answerPlan(site: StorefrontSite, database: Database, visit: PageVisit): Promise<PageAnswer> {
  const { id = '' } = visit.params
  const { lang, code } = visit.query
  const language = isLanguage(lang) ? lang : askersLanguage(undefined, visit.acceptLanguage)
  const foundPackage = isId(id) ? await findForPage(database, { id: id.toLowerCase(), code, address: visit.address }) : undefined
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': policyOf(site),
    // a page that is not stored at all could not be shown again when the buyer comes back from the provider
    'cache-control': 'private, no-cache',
    vary: 'Accept-Language',
  }
  if (!foundPackage) return sendText(visit, { status: 404, headers, body: gonePage(site, language) })
  const { plan, isCodeWrong, ...shown } = foundPackage
  const request = {
    code: code?.trim() ? { text: code.trim().slice(0, 30), isWrong: isCodeWrong } : null,
    isLanguageAsked: isLanguage(lang),
    hasScript: site.scriptUrl !== '',
  }
  const sharePath = shareAddress(foundPackage, language)
  return sendText(visit, { status: 200, headers, body: planPage(plan, { ...shown, site, language, request, sharePath }) })
}

/** An address of a former picture shows what the package is now, so that a link that was shared long ago keeps its picture. */
async function answerSharePicture(database: Database, { params, address, ifNoneMatch }: PageVisit): Promise<PageAnswer> {
  const { id = '', name = '' } = params
  const picture = parseShareName(name)
  const found = picture && isId(id) ? await findForPage(database, { id: id.toLowerCase(), address }) : undefined
  if (!picture || !found) return { status: 404, headers: { 'cache-control': 'no-store' }, body: '' }
  const { key, bytes } = await readSharePicture(database, found, picture.language)
  const etag = `"${key}"`
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': key === picture.key ? forEver : 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  }
  const isKnown = ifNoneMatch?.replace(/^W\//, '') === etag
  return isKnown ? { status: 304, headers, body: '' } : { status: 200, headers, body: Buffer.from(bytes) }
}

async function findForPage(database: Database, asked: Parameters<typeof findLivePackage>[1]) {
  try {
    return await findLivePackage(database, asked)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not found') return undefined
    // a visitor who has guessed too often sees the price without a discount
    if (error.code === 'too many requests')
      return { ...(await findLivePackage(database, { ...asked, code: undefined })), isCodeWrong: true }
    throw error
  }
}

/** Nothing foreign, nothing inline. */
const policyOf = ({ publicUrl }: StorefrontSite): string =>
  [
    `default-src 'none'`,
    ...['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'form-action'].map(kind => `${kind} 'self'`),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

async function sendText({ acceptEncoding }: PageVisit, { body, headers, ...answer }: PageAnswer): Promise<PageAnswer> {
  const vary = [headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ')
  const encodedBody = await encodeAnswer(Buffer.from(body), acceptEncoding)
  if (!encodedBody) return { ...answer, body, headers: { ...headers, vary } }
  return { ...answer, body: encodedBody.bytes, headers: { ...headers, vary, 'content-encoding': encodedBody.encoding } }
}
