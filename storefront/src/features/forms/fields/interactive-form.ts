"use client"

import type { FormType } from "@scanwright/backend/contract"
import type { ComponentType } from "react"
import { type InteractiveProps, onInteraction } from "@/lazy/on-interaction"
import { hasDraft } from "../sending/has-draft"

/** Props of every form. */
export type ShownForm = InteractiveProps

/**
 * A form that the server renders and that works without scripts. Its script is loaded at the first interaction, and at
 * once where a draft is stored or the server has rendered no form.
 *
 * @param type of the form, by which its draft is found
 * @param load imports the form
 */
export const interactiveForm = <Props extends object>(
  type: FormType,
  load: () => Promise<{ readonly default: ComponentType<Props & ShownForm> }>,
): ComponentType<Props> =>
  onInteraction(load, (place) => place.querySelector("form") === null || hasDraft(type))
