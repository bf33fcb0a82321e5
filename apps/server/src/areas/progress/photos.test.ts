import { addProgress, listProgresses } from '@allenio/contract/progress'
import { continueUpload, startUpload } from '@allenio/contract/files'
import { romeDay } from '@allenio/domain/days'
import { filesCookie } from '#platform/files'
import { clientOf, testHouse, type TestMember } from '#testing'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const house = await testHouse()
const { as, given, server } = house
const [width, height] = [1600, 1200]

/** A photo as an upright phone stores it: lying on its left side, with the place in it. Red is above, blue is below. */
const makePhoto = async () => {
  const [above, below] = ['#d02020', '#2020d0'].map(background => ({
    create: { width: width / 2, height, channels: 3 as const, background },
  }))
  const halves = await Promise.all([above, below].map(half => sharp(half).png().toBuffer()))
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(halves.map((input, at) => ({ input, left: (at * width) / 2, top: 0 })))
    .withExif({
      IFD0: { Make: 'Telefono', Model: 'Di prova' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '9/1 11/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer()
}

async function uploadPhoto(member: TestMember, body: Buffer): Promise<string> {
  const { id } = await as(member).call(startUpload, { name: 'IMG_0001.jpg', bytes: body.length, mimeType: 'image/jpeg' })
  const answer = await server.inject({
    method: continueUpload.method,
    url: `/api/uploads/${id}?offset=0`,
    payload: body,
    headers: { authorization: `Bearer ${member.token}`, 'x-workspace': member.workspaceId, 'content-type': 'application/octet-stream' },
  })
  expect(answer.json()).toMatchObject({ data: { isReady: true, kind: 'image' } })
  return id
}

const loadImage = async ({ sessionId }: TestMember, url: string) => {
  const answer = await server.inject({ method: 'GET', url, headers: { cookie: `files=${filesCookie(sessionId).value}` } })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

/** Red, green and blue in the middle of the upper and of the lower half. */
async function colorsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (share: number) => {
    const start = (Math.floor(info.height * share) * info.width + Math.floor(info.width / 2)) * info.channels
    return [...data.subarray(start, start + 3)].map(value => value > 128)
  }
  return [at(0.25), at(0.75)]
}

test('a photo of a progress stands upright and says neither where nor with what it was taken', async () => {
  const team = await given.team()
  const { coach } = team
  const id = await clientOf(house, team)
  const photo = await makePhoto()
  const before = await sharp(photo).metadata()
  expect([before.orientation, before.width, photo.includes('Telefono'), before.exif?.includes('N\0')]).toEqual([6, width, true, true])

  await as(coach).call(addProgress, { id, day: romeDay(), frontUploadId: await uploadPhoto(coach, photo) })
  const {
    progresses: [progress],
  } = await as(coach).call(listProgresses, { id })
  const file = progress?.photos[0]?.file
  expect(file).toMatchObject({ kind: 'image', mimeType: 'image/jpeg', width: height, height: width })
  for (const url of [file?.url ?? '', file?.thumbUrl ?? '']) {
    const picture = await loadImage(coach, url)
    const { exif, xmp, iptc, orientation } = await sharp(picture).metadata()
    expect({ exif, xmp, iptc, orientation }).toEqual({})
    for (const word of ['Telefono', 'Di prova', 'GPS', 'Exif']) expect(picture.includes(word)).toBe(false)
    expect(await colorsOf(picture)).toEqual([
      [true, false, false],
      [false, false, true],
    ])
  }
})
