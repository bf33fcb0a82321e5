/**
 * An answer that its handler has written as JSON: a long one, whose check against its schema takes as long as reading it. Tests check it
 * like every other; outside of tests it is sent as it is, so its handler names each field.
 */
export class JsonAnswer<T> {
  readonly json: string
  /** Never set: it only lets an endpoint refuse the JSON of another answer. */
  declare readonly holds: T

  constructor(json: string) {
    this.json = json
  }
}
