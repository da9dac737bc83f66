import { StaffPasswordService } from "../../src/modules/staff-password/service"

/** What Medusa's provider does with a password: each is one hash of the same cost. Its package does not declare them. */
interface Hashing {
  hashPassword: (password: string) => Promise<string>
  isPasswordMatch_: (password: string, identity: object) => Promise<boolean>
}

/**
 * Counts hashes of passwords from now on, until `jest.restoreAllMocks()`: nearly all of the time that a sign-in takes.
 *
 * @returns their number so far
 */
export function countPasswordHashes(): () => number {
  const provider = StaffPasswordService.prototype as unknown as Hashing
  const spies = [jest.spyOn(provider, "hashPassword"), jest.spyOn(provider, "isPasswordMatch_")]
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
}
