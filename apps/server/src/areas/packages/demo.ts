import { defaultUnlocks } from '@allenio/contract/packages'
import { addDays, romeDay } from '@allenio/domain/days'
import type { WrittenTerms } from '@allenio/domain/packages'
import { findSaleableModels } from '#areas/programs'
import type { Actor } from '#platform/access'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { bringPictures, drawnPictureClaim, type FillDemoRecords } from '#platform/demo'
import { claimUpload } from '#platform/files'
import { drawPackage } from './demo-pictures.ts'
import { insertDiscount } from './discounts.ts'
import { insertPackage, type NewPackage } from './own-packages.ts'
import { findBusinessActor } from './unlocks/business-actor.ts'

interface DemoPackage extends Pick<NewPackage, 'name' | 'description' | 'isFeatured'> {
  terms: Partial<WrittenTerms>
}

const monthly: WrittenTerms = {
  billingModel: 'SUBSCRIPTION',
  intervalUnit: 'MONTH',
  intervalCount: 1,
  price: 8_900,
  trialDays: 0,
  accessDays: null,
  installments: null,
  clientTypeId: null,
  unlocks: defaultUnlocks,
}

const packagesOf = (programIds: string[]): readonly DemoPackage[] => [
  {
    name: 'Online coaching',
    description:
      'Programma su misura, aggiornato ogni mese, e check-in settimanale.\nScrivi in chat quando vuoi: rispondiamo entro un giorno.',
    isFeatured: true,
    terms: { unlocks: { ...defaultUnlocks, credits: [{ kindId: null, amount: 1, validDays: 45, each: 'period' }] } },
  },
  {
    name: 'Trimestre in studio',
    description: 'Tre mesi di lavoro insieme: otto sedute al trimestre da prenotare quando ti è comodo.',
    isFeatured: false,
    terms: {
      intervalCount: 3,
      price: 33_000,
      unlocks: { ...defaultUnlocks, credits: [{ kindId: null, amount: 8, validDays: 100, each: 'period' }] },
    },
  },
  {
    name: 'Forza in 12 settimane',
    description: 'Il programma completo con i video degli esercizi e cinque sedute per imparare i fondamentali. Anche a rate.',
    isFeatured: false,
    terms: {
      billingModel: 'ONE_TIME_PAYMENT',
      intervalUnit: null,
      intervalCount: null,
      price: 24_900,
      accessDays: 180,
      installments: 3,
      unlocks: { ...defaultUnlocks, programIds, credits: [{ kindId: null, amount: 5, validDays: 120, each: 'once' }] },
    },
  },
  {
    name: 'Settimana di prova',
    description: 'Sette giorni gratis per conoscerci: poi decidi se continuare, e disdici quando vuoi.',
    isFeatured: false,
    terms: { price: 5_900, trialDays: 7 },
  },
]

/** Some models that clients train by, which a package may hold. */
async function findPrograms(db: WorkspaceDb): Promise<string[]> {
  const rows = await db.many<NotNull<Row<'program_users', 'program_id'>>>(sql`
    select distinct program_id from program_users where template_id is null and program_id is not null order by 1`)
  return (
    await findSaleableModels(
      db,
      rows.map(row => row.program_id),
    )
  ).slice(0, 1)
}

/** Four packages with pictures, and two discount codes. */
export const fillDemoPackages: FillDemoRecords = async db => {
  const actor = await findBusinessActor(db, null)
  const ids: string[] = []
  for (const { terms, ...fields } of packagesOf(await findPrograms(db))) {
    const soldPackage = { ...fields, language: 'it', imageFileId: null, isActive: true, isShown: true } as const
    ids.push(await insertPackage(db, soldPackage, { ...monthly, ...terms }))
  }
  await fillDiscounts(db, actor)
  const pictures = ids.map((_, at) => ({ name: `pacchetto-${at + 1}.jpg`, draw: () => drawPackage(at) }))
  const uploadIds = await bringPictures(pictures, actor)
  return async () => {
    for (const [at, uploadId] of uploadIds.entries()) {
      const file = await claimUpload(db, uploadId, drawnPictureClaim(actor.personId))
      await db.run(sql`update packages set image_file_id = ${file.id} where id = ${ids[at] ?? null}`)
    }
  }
}

async function fillDiscounts(db: WorkspaceDb, actor: Actor): Promise<void> {
  const rules = { amount: null, duration: 'first' as const, usesAtMost: null, fromDay: null, untilDay: null, packageIds: [] }
  await insertDiscount(db, actor, { ...rules, code: 'BENVENUTO', percent: 20 })
  const untilDay = addDays(romeDay(), 60)
  await insertDiscount(db, actor, { ...rules, code: 'AMICI15', percent: null, amount: 1_500, duration: 'all', usesAtMost: 10, untilDay })
}

/** Packages of a demo's business beside the large one, each with its monthly price. */
export async function addDemoPackages(db: WorkspaceDb, packages: readonly { name: string; description: string; price: number }[]) {
  for (const { name, description, price } of packages) {
    await insertPackage(
      db,
      { name, description, language: 'it', imageFileId: null, isActive: true, isShown: true, isFeatured: false },
      { ...monthly, price },
    )
  }
}
