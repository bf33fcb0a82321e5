import { testEndpoints } from '#testing'

await testEndpoints('exercises')
