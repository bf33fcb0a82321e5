import { testEndpoints } from '#testing'

await testEndpoints('aliments')
