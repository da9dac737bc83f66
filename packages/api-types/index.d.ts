// Made by `npm run docs:api` from the OpenAPI document. Change the routes, not this file.
export interface paths {
  "/store/brands": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List brands with the number of their published products */
    get: operations["get_store_brands"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/brands/{key}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read a brand with published products by its id or its handle */
    get: operations["get_store_brands_key"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/brands": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List brands */
    get: operations["get_admin_brands"]
    put?: never
    /** Create a brand; its handle is made from its name where none is given */
    post: operations["post_admin_brands"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/brands/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read a brand */
    get: operations["get_admin_brands_id"]
    put?: never
    /** Change a brand; past handles redirect to it */
    post: operations["post_admin_brands_id"]
    /** Delete a brand; its products go to another one, or stay without */
    delete: operations["delete_admin_brands_id"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/machine-types": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List machine types with the number of their published products */
    get: operations["get_store_machine_types"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/machine-types/{key}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read a machine type with published products by the id of its product category or its handle */
    get: operations["get_store_machine_types_key"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/machine-types": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List machine types */
    get: operations["get_admin_machine_types"]
    put?: never
    /** Create a machine type and its product category */
    post: operations["post_admin_machine_types"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/machine-types/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read a machine type, by the id of its product category */
    get: operations["get_admin_machine_types_id"]
    put?: never
    /** Change a machine type; past handles redirect to it */
    post: operations["post_admin_machine_types_id"]
    /** Delete a machine type and its product category; its products go to another one, or stay without */
    delete: operations["delete_admin_machine_types_id"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/catalogue": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List published products: search, filters, facets, order and paging */
    get: operations["get_store_catalogue"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/products/suggestions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Suggest products for what is being typed */
    get: operations["get_store_products_suggestions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/product-views": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Count a view of a product, for the order by popularity; nothing about the visitor is stored */
    post: operations["post_store_product_views"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/products/{id}/related": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List products of the same machine type, then of the same brand */
    get: operations["get_store_products_id_related"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/products/{id}/bought-with": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List products that enquiries name together with this one, the most frequent first */
    get: operations["get_store_products_id_bought_with"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/products": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a product as Medusa does, with a handle by the slug rule and the details of its profile */
    post: operations["post_admin_products"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/products/batch": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create, change and delete products as Medusa does, with handles by the slug rule */
    post: operations["post_admin_products_batch"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/product-categories": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a product category as Medusa does, with a handle by the slug rule */
    post: operations["post_admin_product_categories"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/catalogue": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List all products, drafts among them: search, filters, facets, order and paging */
    get: operations["get_admin_catalogue"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/catalogue/batch": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Change status, stock, price, brand or machine type of up to 500 products, all that can be or none */
    post: operations["post_admin_catalogue_batch"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/catalogue/products": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a product with all that belongs to it, in one write; a refusal names each field at fault */
    post: operations["post_admin_catalogue_products"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/catalogue/products/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read a product as staff edit it, with its stock at every location */
    get: operations["get_admin_catalogue_products_id"]
    put?: never
    /** Change the fields given of a product, in one write; a refusal names each field at fault */
    post: operations["post_admin_catalogue_products_id"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/catalogue/products/{id}/prices": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the last 50 changes of a product's price, newest first */
    get: operations["get_admin_catalogue_products_id_prices"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/catalogue-export": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download the products that match as the file that the importer reads */
    get: operations["get_admin_catalogue_export"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/catalogue-imports": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List imports that wrote, newest first */
    get: operations["get_admin_catalogue_imports"]
    put?: never
    /** Check or import a catalogue file in the background */
    post: operations["post_admin_catalogue_imports"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/catalogue-imports/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read how far an import is, what it did, and which rows are bad */
    get: operations["get_admin_catalogue_imports_id"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/catalogue-imports/{id}/undo": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Undo an import of the last 30 days, all that can be undone or none; what was changed since stays and is listed */
    post: operations["post_admin_catalogue_imports_id_undo"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/activity": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List what staff did, newest first */
    get: operations["get_admin_activity"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/blogs": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List published articles, newest first */
    get: operations["get_store_blogs"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/blogs/{key}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read a published article by its slug, or else by its id */
    get: operations["get_store_blogs_key"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/blogs/{key}/related": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List at most three articles of the same category or with a shared tag */
    get: operations["get_store_blogs_key_related"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/blogs": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List articles */
    get: operations["get_admin_blogs"]
    put?: never
    /** Create an article; its slug is made from its title where none is given */
    post: operations["post_admin_blogs"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/blogs-export": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download articles, without their texts, as CSV that no spreadsheet takes for formulas */
    get: operations["get_admin_blogs_export"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/blogs/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read an article */
    get: operations["get_admin_blogs_id"]
    put?: never
    /** Change an article; a new title without a slug makes a new slug, and the past one leads to it */
    post: operations["post_admin_blogs_id"]
    /** Delete an article */
    delete: operations["delete_admin_blogs_id"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/url-seo": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read the metadata that staff set for a page; null where nothing is set */
    get: operations["get_store_url_seo"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/url-seo-export": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download URL SEO configs as CSV that no spreadsheet takes for formulas */
    get: operations["get_admin_url_seo_export"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/url-seo": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List URL SEO configs */
    get: operations["get_admin_url_seo"]
    put?: never
    /** Create a URL SEO config */
    post: operations["post_admin_url_seo"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/url-seo/batch": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create, change and delete URL SEO configs, all or none */
    post: operations["post_admin_url_seo_batch"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/url-seo/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read a URL SEO config */
    get: operations["get_admin_url_seo_id"]
    put?: never
    /** Change a URL SEO config */
    post: operations["post_admin_url_seo_id"]
    /** Delete a URL SEO config */
    delete: operations["delete_admin_url_seo_id"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/url-seo/noindex": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Give the storefront the paths that staff keep out of search engines */
    get: operations["get_url_seo_noindex"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/deleted": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List deleted records that can be restored, latest first */
    get: operations["get_admin_deleted"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/deleted/restore": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore a deleted record, with its links */
    post: operations["post_admin_deleted_restore"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/figures": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the products that were looked at most, and the searches that found none */
    get: operations["get_admin_figures"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/form-submissions/answers": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Count submissions by whether their reply came within the promised working hours */
    get: operations["get_admin_form_submissions_answers"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/missed-searches": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Count a search that found no product; nothing about the visitor is stored */
    post: operations["post_store_missed_searches"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/form-submissions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send a form; the same key again stores nothing more and gets the same response */
    post: operations["post_store_form_submissions"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/form-submissions/{id}/mail": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send the pending mails of a submission; the caller chooses neither recipients nor content */
    post: operations["post_store_form_submissions_id_mail"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/form-submissions/{id}/mail": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send the unsent mails of a submission, including those given up */
    post: operations["post_admin_form_submissions_id_mail"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/form-submissions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List form submissions, newest first */
    get: operations["get_admin_form_submissions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/form-submissions/export": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download form submissions as CSV that no spreadsheet takes for formulas */
    get: operations["get_admin_form_submissions_export"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/form-submissions/counts": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Count form submissions by week and kind, spam left out */
    get: operations["get_admin_form_submissions_counts"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/form-submissions/batch": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Set one status for several form submissions: for all of them, or for none */
    post: operations["post_admin_form_submissions_batch"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/form-submissions/{id}/notes": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Write a note down about a form submission */
    post: operations["post_admin_form_submissions_id_notes"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/form-submissions/{id}/replies": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Reply by mail to the sender of a form submission; the same key again sends nothing more */
    post: operations["post_admin_form_submissions_id_replies"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/form-submissions/personal-data": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Hand out what is stored about a person: forms, stock alerts, companies */
    get: operations["get_admin_form_submissions_personal_data"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/form-submissions/personal-data/erase": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Erase a person from forms, stock alerts and companies */
    post: operations["post_admin_form_submissions_personal_data_erase"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/form-submissions/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read a form submission with its mails */
    get: operations["get_admin_form_submissions_id"]
    put?: never
    /** Change the status of a form submission, or who sees to it */
    post: operations["post_admin_form_submissions_id"]
    /** Delete a form submission */
    delete: operations["delete_admin_form_submissions_id"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/stock-alerts": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Ask for a mail when a product is back; the response is the same for known and unknown addresses */
    post: operations["post_store_stock_alerts"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/stock-alerts/confirm": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Confirm the address of such a request by the token of its mail */
    post: operations["post_store_stock_alerts_confirm"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/stock-alerts/remove": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Delete such a request by the token of its mail */
    post: operations["post_store_stock_alerts_remove"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/products/{id}/stock-alerts": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Count the confirmed addresses that wait for a product */
    get: operations["get_admin_products_id_stock_alerts"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/mail-previews": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Show every mail that the shop sends, made of samples */
    get: operations["get_admin_mail_previews"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/mail-previews/{id}/test-mail": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send the preview of a mail to the member of staff who asks, and to nobody else */
    post: operations["post_admin_mail_previews_id_test_mail"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/mail-texts": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the texts of mails that staff can change */
    get: operations["get_admin_mail_texts"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/mail-texts/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Store the texts of a mail, or bring back the shop's own */
    post: operations["post_admin_mail_texts_id"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/uploads": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Store up to twenty files, each judged by its content; pictures lose EXIF, place and all other metadata */
    post: operations["post_admin_uploads"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/uploads/presigned-urls": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Where the Medusa Admin sends a CSV file before it asks for its import */
    post: operations["post_admin_uploads_presigned_urls"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/handles/{entity}/{handle}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Find the present handle of a record that has, or once had, a handle */
    get: operations["get_store_handles_entity_handle"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The person who is signed in, the company, and what the roles allow */
    get: operations["get_store_account"]
    put?: never
    /** Change the own name and telephone number */
    post: operations["post_store_account"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/personal-data": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Everything that is stored about the person who asks */
    get: operations["get_store_account_personal_data"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/leave": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Leave the company; the last admin stays */
    post: operations["post_store_account_leave"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/members": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the people of the company and, for those who manage people, open invitations */
    get: operations["get_store_account_members"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/members/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Give a member other roles, suspend one, or let one in again; the last admin stays */
    post: operations["post_store_account_members_id"]
    /** Remove a member, whose sessions end at once; the last admin stays */
    delete: operations["delete_store_account_members_id"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/sign-out": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** End this session, or every session of the person */
    post: operations["post_store_account_sign_out"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/password": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Change the own password; all other sessions end, and this one goes on with the token in the response */
    post: operations["post_store_account_password"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/invitations": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Invite a colleague by mail; another invitation of the address is revoked */
    post: operations["post_store_account_invitations"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/invitations/{id}/resend": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Mail an invitation again with another link */
    post: operations["post_store_account_invitations_id_resend"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/invitations/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Revoke an invitation, whose link opens nothing any more */
    delete: operations["delete_store_account_invitations_id"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/company": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Change what members may change of the company; the rest is changed by request to staff */
    post: operations["post_store_account_company"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/addresses": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the addresses of the company by label */
    get: operations["get_store_account_addresses"]
    put?: never
    /** Store an address; one that is the default takes the place of the former */
    post: operations["post_store_account_addresses"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/addresses/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Change an address */
    post: operations["post_store_account_addresses_id"]
    /** Delete an address */
    delete: operations["delete_store_account_addresses_id"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/cost-centres": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the cost centres of the company by code */
    get: operations["get_store_account_cost_centres"]
    put?: never
    /** Store a cost centre, whose code no other has */
    post: operations["post_store_account_cost_centres"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account/cost-centres/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Change a cost centre */
    post: operations["post_store_account_cost_centres_id"]
    /** Delete a cost centre */
    delete: operations["delete_store_account_cost_centres_id"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account-requests": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Ask to open a company's account; the response is the same for known and unknown addresses */
    post: operations["post_store_account_requests"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account-requests/read": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** What a mailed link opens */
    post: operations["post_store_account_requests_read"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/account-requests/accept": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Choose a password, by which the account is made; then sign in at `POST /auth/customer/emailpass` */
    post: operations["post_store_account_requests_accept"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/store/company-facts": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read the company's facts and opening hours; null while those of the environment hold */
    get: operations["get_store_company_facts"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/company-facts": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read the company's facts, and those that hold without any */
    get: operations["get_admin_company_facts"]
    put?: never
    /** Store the company's facts and opening hours, which every public page shows */
    post: operations["post_admin_company_facts"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List companies, with the number in each state */
    get: operations["get_admin_companies"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read a company with its members, open invitations, addresses and cost centres */
    get: operations["get_admin_companies_id"]
    put?: never
    /** Change a company's data; a field that is left out stays as it is */
    post: operations["post_admin_companies_id"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}/members/{memberId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Give a member other roles, suspend one or let one in again; the last admin stays */
    post: operations["post_admin_companies_id_members_memberId"]
    /** Remove a member from a company; the last admin stays */
    delete: operations["delete_admin_companies_id_members_memberId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}/invitations": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Invite somebody into a company by mail, also into one without members */
    post: operations["post_admin_companies_id_invitations"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}/invitations/{invitationId}/resend": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Mail an invitation again with another link; the former link opens nothing any more */
    post: operations["post_admin_companies_id_invitations_invitationId_resend"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}/invitations/{invitationId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Revoke an invitation, whose link opens nothing any more */
    delete: operations["delete_admin_companies_id_invitations_invitationId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}/addresses": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Store an address of a company; one that is the default takes the place of the former */
    post: operations["post_admin_companies_id_addresses"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}/addresses/{addressId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Change an address of a company */
    post: operations["post_admin_companies_id_addresses_addressId"]
    /** Delete an address of a company */
    delete: operations["delete_admin_companies_id_addresses_addressId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}/mail": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send the unsent mails about a company, including those given up */
    post: operations["post_admin_companies_id_mail"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}/not-duplicate": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Note that a company is no duplicate of another with the same company number */
    post: operations["post_admin_companies_id_not_duplicate"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}/approve": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Approve a company that is being checked */
    post: operations["post_admin_companies_id_approve"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}/stop": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Put an active company on stop: it pays in advance */
    post: operations["post_admin_companies_id_stop"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}/release": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Release a company from stop */
    post: operations["post_admin_companies_id_release"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/companies/{id}/close": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Close a company for good: its members are signed out and cannot sign in again */
    post: operations["post_admin_companies_id_close"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/redirects": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List redirects by path */
    get: operations["get_admin_redirects"]
    put?: never
    /** Create a redirect; where its target is redirected itself, it gets the final one */
    post: operations["post_admin_redirects"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/redirects/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Change a redirect */
    post: operations["post_admin_redirects_id"]
    /** Delete a redirect */
    delete: operations["delete_admin_redirects_id"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/redirect-imports": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Store a CSV file of redirects, all rows or none */
    post: operations["post_admin_redirect_imports"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/redirects/sync": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Give the storefront every redirect, and count those it served */
    post: operations["post_redirects_sync"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/scheduled-prices": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the prices that a product gets at a time, soonest first */
    get: operations["get_admin_scheduled_prices"]
    put?: never
    /** Give a product a price from a time on, and optionally until another */
    post: operations["post_admin_scheduled_prices"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/scheduled-prices/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a scheduled price; the product's present price stays */
    delete: operations["delete_admin_scheduled_prices_id"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/staff": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List members of staff with their roles, and pending invitations */
    get: operations["get_admin_staff"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/staff/me": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The member of staff who asks, with the role, and whether a second factor has to be set up first */
    get: operations["get_admin_staff_me"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/staff/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Give a member of staff another role; the last owner keeps it, and nobody changes their own */
    post: operations["post_admin_staff_id"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/staff/{id}/reset-second-factor": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Take the second factor of a member of staff away who has lost it */
    post: operations["post_admin_staff_id_reset_second_factor"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/staff-policy": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read whether everybody who signs in needs a second factor */
    get: operations["get_admin_staff_policy"]
    put?: never
    /** Require a second factor of everybody who signs in, or no longer; who requires it has one */
    post: operations["post_admin_staff_policy"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/invites/accept": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Accept an invitation as Medusa does, and give the account the invitation's role */
    post: operations["post_admin_invites_accept"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/admin/users/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete an account as Medusa does, and revoke the secret API keys that it made */
    delete: operations["delete_admin_users_id"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/ready": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Whether this backend can serve */
    get: operations["get_ready"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/openapi.json": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** This document */
    get: operations["get_openapi_json"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/static/{file}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** An uploaded file */
    get: operations["get_static_file"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/equipment/{file}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A drawing of equipment */
    get: operations["get_equipment_file"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/articles/{file}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The cover of an article */
    get: operations["get_articles_file"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    Failure: {
      type?: string
      code?: string
      message: string
      /** @description Of a record that was not saved: each field at fault by its path, with a code and a sentence for staff */
      refusals?: {
        path: string
        code: string
        message: string
        product_id?: string
      }[]
    } & {
      [key: string]: unknown
    }
    StoreBrandsResponse: {
      brands: {
        id: string
        name: string
        handle: string
        logo: string | null
        product_count: number
        /** Format: date-time */
        updated_at: string
      }[]
      count: number
      offset: number
      limit: number
    }
    StoreBrandResponse: {
      brand: {
        id: string
        name: string
        handle: string
        logo: string | null
        product_count: number
        /** Format: date-time */
        updated_at: string
      }
    }
    AdminBrandsResponse: {
      brands: {
        id: string
        name: string
        handle: string
        logo: string | null
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
      }[]
      count: number
      offset: number
      limit: number
    }
    AdminBrandResponse: {
      brand: {
        id: string
        name: string
        handle: string
        logo: string | null
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
      }
    }
    AdminBrandDeleteResponse: {
      id: string
      /** @constant */
      object: "brand"
      /** @constant */
      deleted: true
    }
    StoreMachineTypesResponse: {
      machine_types: {
        id: string
        name: string
        handle: string
        logo: string | null
        intro: string | null
        product_count: number
        /** Format: date-time */
        updated_at: string
      }[]
      count: number
      offset: number
      limit: number
    }
    StoreMachineTypeResponse: {
      machine_type: {
        id: string
        name: string
        handle: string
        logo: string | null
        intro: string | null
        product_count: number
        /** Format: date-time */
        updated_at: string
      }
    }
    AdminMachineTypesResponse: {
      machine_types: {
        id: string
        name: string
        handle: string
        logo: string | null
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
        sort: number
        intro: string | null
      }[]
      count: number
      offset: number
      limit: number
    }
    AdminMachineTypeResponse: {
      machine_type: {
        id: string
        name: string
        handle: string
        logo: string | null
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
        sort: number
        intro: string | null
      }
    }
    AdminMachineTypeDeleteResponse: {
      id: string
      /** @constant */
      object: "machine_type"
      /** @constant */
      deleted: true
    }
    StoreCatalogueResponse: {
      products: {
        id: string
        name: string
        handle: string
        short_description: string | null
        thumbnail: string | null
        thumbnail_alt: string | null
        part_number: string | null
        variant_id: string | null
        brand: {
          id: string
          name: string
          handle: string
        } | null
        machine_type: {
          id: string
          name: string
          handle: string
        } | null
        price: number | null
        price_text: string | null
        stock: number
        specifications: {
          [key: string]: string | string[] | number
        }
        /** Format: date-time */
        created_at: string
      }[]
      count: number
      offset: number
      limit: number
      facets: {
        brand: {
          value: string | number
          count: number
          label: string
        }[]
        machine_type: {
          value: string | number
          count: number
          label: string
        }[]
        in_stock: number
        price: {
          min: number
          max: number
        } | null
        specs: {
          [key: string]: {
            value: string | number
            count: number
          }[]
        }
      }
      found_by:
        | (
            | {
                /** @constant */
                kind: "spelling"
                texts: string[]
              }
            | {
                /** @constant */
                kind: "some_words"
              }
          )
        | null
    }
    StoreSuggestionsResponse: {
      suggestions: {
        id: string
        name: string
        handle: string
        part_number: string | null
        thumbnail: string | null
        price: number | null
        price_text: string | null
        stock: number
        brand: {
          name: string
          handle: string
        } | null
        machine_type: {
          name: string
          handle: string
        } | null
      }[]
      count: number
      found_by:
        | (
            | {
                /** @constant */
                kind: "spelling"
                texts: string[]
              }
            | {
                /** @constant */
                kind: "some_words"
              }
          )
        | null
    }
    StoreProductViewResponse: {
      product_view: {
        product_id: string
      }
    }
    StoreRelatedProductsResponse: {
      products: {
        id: string
        name: string
        handle: string
        short_description: string | null
        thumbnail: string | null
        thumbnail_alt: string | null
        part_number: string | null
        variant_id: string | null
        brand: {
          id: string
          name: string
          handle: string
        } | null
        machine_type: {
          id: string
          name: string
          handle: string
        } | null
        price: number | null
        price_text: string | null
        stock: number
        specifications: {
          [key: string]: string | string[] | number
        }
        /** Format: date-time */
        created_at: string
      }[]
    }
    AdminProductResponse: {
      product: {
        id: string
        title: string
        handle: string
      } & {
        [key: string]: unknown
      }
    }
    AdminProductBatchResponse: {
      created: ({
        id: string
        title: string
        handle: string
      } & {
        [key: string]: unknown
      })[]
      updated: ({
        id: string
        title: string
        handle: string
      } & {
        [key: string]: unknown
      })[]
      deleted: {
        ids: string[]
        /** @constant */
        object: "product"
        deleted: boolean
      }
    }
    AdminProductCategoryResponse: {
      product_category: {
        id: string
        name: string
        handle: string
      } & {
        [key: string]: unknown
      }
    }
    AdminCatalogueResponse: {
      products: {
        id: string
        name: string
        handle: string
        short_description: string | null
        thumbnail: string | null
        thumbnail_alt: string | null
        part_number: string | null
        variant_id: string | null
        brand: {
          id: string
          name: string
          handle: string
        } | null
        machine_type: {
          id: string
          name: string
          handle: string
        } | null
        price: number | null
        price_text: string | null
        stock: number
        /** Format: date-time */
        created_at: string
        part_numbers: string[]
        reorder_level: number | null
        status: string
        /** Format: date-time */
        updated_at: string
        price_list: {
          id: string
          title: string
          ends_at: string | null
        } | null
      }[]
      count: number
      offset: number
      limit: number
      facets: {
        brand: {
          value: string | number
          count: number
          label: string
        }[]
        machine_type: {
          value: string | number
          count: number
          label: string
        }[]
        status: {
          value: string | number
          count: number
        }[]
        stock: {
          value: string | number
          count: number
        }[]
        price: {
          min: number
          max: number
        } | null
      }
      found_by:
        | (
            | {
                /** @constant */
                kind: "spelling"
                texts: string[]
              }
            | {
                /** @constant */
                kind: "some_words"
              }
          )
        | null
    }
    AdminCatalogueBatchResponse: {
      results: {
        id: string
        ok: boolean
        message: string | null
      }[]
      changed: number
      failed: number
    }
    AdminCatalogueProductResponse: {
      product: {
        id: string
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
        /** @description Of all that the form saves, as `If-Match` of a write names it: another one once any of it changes */
        version: string
        /** @description What the product is called */
        name: string
        /** @description Id of the manufacturer */
        brand_id: string | null
        /** @description Id of the machine type; the product's other categories stay */
        machine_type_id: string | null
        /** @description Last part of the page's address */
        handle: string
        /** @description One line for lists */
        short_description: string | null
        /** @description Plain text of the product page */
        description: string | null
        /** @description HTML of the Description tab */
        long_description: string | null
        /** @description Pounds ex VAT, up to 2 decimals */
        price: number | null
        /** @description What the page shows when there is no price */
        price_text: string | null
        /** @description Manufacturer's part number */
        part_number: string | null
        /** @description Whole pieces on the shelf, 0 or more */
        stock: {
          location_id: string
          location: string
          quantity: number | null
        }[]
        /** @description Stock below which it is to be ordered again, 0 to 100,000; only staff see it */
        reorder_level: number | null
        /** @description Working days until dispatch when out of stock, 0 to 365 */
        lead_time_days: number | null
        /** @description Key features */
        key_features: string[]
        /** @description Further features */
        features: string[]
        /** @description Tags */
        tags: string[]
        /** @description What it works with */
        compatibility: string[]
        /** @description Part numbers of accessories of ours that fit it */
        accessories: string[]
        /** @description Part numbers of consumables of ours for it */
        consumables: string[]
        /** @description Part numbers of spare parts of ours for it */
        spare_parts: string[]
        /** @description What products are filtered and compared by */
        specifications: {
          [key: string]: string | string[] | number
        }
        /** @description Months of the maker's warranty, 0 to 120 */
        warranty_months: number | null
        /** @description Pictures, the first of which opens the gallery */
        images: {
          url: string
          alt_text: string
          title_text: string
        }[]
        /** @description Address of the picture for lists */
        thumbnail: string | null
        /** @description Customers' rating, 0 to 5 */
        rating: number | null
        /** @description Number of reviews behind it */
        review_count: number | null
        /** @description Address of the PDF brochure */
        brochure_url: string | null
        /** @description Files to download: manuals, drivers, certificates, data sheets */
        files: {
          url: string
          title: string
          /** @enum {string} */
          kind: "manual" | "quick_start" | "driver" | "certificate" | "data_sheet"
          language: string
          version: string
          size: number
        }[]
        /** @description Title for search engines */
        seo_title: string | null
        /** @description Description for search engines */
        seo_description: string | null
        /** @description Keywords */
        seo_keywords: string[]
        /** @description Whether visitors see the product */
        status: string
      }
      price_list_price: {
        amount: number
        price_list: {
          id: string
          title: string
          ends_at: string | null
        }
      } | null
    }
    AdminPriceHistoryResponse: {
      prices: {
        id: string
        from: number | null
        to: number | null
        /** @enum {string} */
        source: "hand" | "import" | "undo"
        by: string | null
        /** Format: date-time */
        created_at: string
      }[]
    }
    AdminCatalogueImportsResponse: {
      catalogue_imports: {
        id: string
        file_name: string | null
        dry_run: boolean
        /** @enum {string} */
        status: "waiting" | "running" | "done" | "refused" | "stopped"
        progress: {
          done: number
          total: number
        } | null
        counts: {
          rows: number
          created: number
          updated: number
          unchanged: number
          bad: number
        } | null
        columns: string[]
        bad_rows: {
          row: number
          cells: string[]
          problems: {
            column: string | null
            value: string | null
            problem: string
            /** @default false */
            may_be_right: boolean
            /** @default null */
            suggestion: string | null
          }[]
        }[]
        new_brands: {
          name: string
          products: number
          near: {
            id: string
            name: string
          } | null
        }[]
        new_machine_types: {
          name: string
          products: number
          near: {
            id: string
            name: string
          } | null
        }[]
        price_changes: {
          count: number
          biggest: {
            row: number
            part_number: string
            name: string
            before: number | null
            after: number | null
          }[]
        }
        notes: {
          count: number
          first: {
            row: number
            part_number: string
            name: string
            note: string
          }[]
        }
        matching: {
          headings: {
            heading: string
            samples: string[]
            column: string | null
          }[]
          columns: {
            name: string
            label: string
            required: boolean
          }[]
          matched: {
            /** Format: date-time */
            at: string
            by: string | null
          } | null
        } | null
        message: string | null
        undoable: {
          products: number
          /** Format: date-time */
          until: string
        } | null
        undone: {
          /** Format: date-time */
          at: string
          by: string | null
          updated: number
          deleted: number
          went_back: {
            product_id: string
            name: string
            part_number: string | null
            /** @enum {string} */
            result: "restored" | "deleted" | "changed_since" | "deleted_since" | "impossible"
            fields: string[]
          }[]
          stayed: {
            product_id: string
            name: string
            part_number: string | null
            /** @enum {string} */
            result: "restored" | "deleted" | "changed_since" | "deleted_since" | "impossible"
            fields: string[]
          }[]
          stayed_count: number
        } | null
        /** Format: date-time */
        created_at: string
        finished_at: string | null
      }[]
      count: number
      offset: number
      limit: number
    }
    AdminCatalogueImportResponse: {
      catalogue_import: {
        id: string
        file_name: string | null
        dry_run: boolean
        /** @enum {string} */
        status: "waiting" | "running" | "done" | "refused" | "stopped"
        progress: {
          done: number
          total: number
        } | null
        counts: {
          rows: number
          created: number
          updated: number
          unchanged: number
          bad: number
        } | null
        columns: string[]
        bad_rows: {
          row: number
          cells: string[]
          problems: {
            column: string | null
            value: string | null
            problem: string
            /** @default false */
            may_be_right: boolean
            /** @default null */
            suggestion: string | null
          }[]
        }[]
        new_brands: {
          name: string
          products: number
          near: {
            id: string
            name: string
          } | null
        }[]
        new_machine_types: {
          name: string
          products: number
          near: {
            id: string
            name: string
          } | null
        }[]
        price_changes: {
          count: number
          biggest: {
            row: number
            part_number: string
            name: string
            before: number | null
            after: number | null
          }[]
        }
        notes: {
          count: number
          first: {
            row: number
            part_number: string
            name: string
            note: string
          }[]
        }
        matching: {
          headings: {
            heading: string
            samples: string[]
            column: string | null
          }[]
          columns: {
            name: string
            label: string
            required: boolean
          }[]
          matched: {
            /** Format: date-time */
            at: string
            by: string | null
          } | null
        } | null
        message: string | null
        undoable: {
          products: number
          /** Format: date-time */
          until: string
        } | null
        undone: {
          /** Format: date-time */
          at: string
          by: string | null
          updated: number
          deleted: number
          went_back: {
            product_id: string
            name: string
            part_number: string | null
            /** @enum {string} */
            result: "restored" | "deleted" | "changed_since" | "deleted_since" | "impossible"
            fields: string[]
          }[]
          stayed: {
            product_id: string
            name: string
            part_number: string | null
            /** @enum {string} */
            result: "restored" | "deleted" | "changed_since" | "deleted_since" | "impossible"
            fields: string[]
          }[]
          stayed_count: number
        } | null
        /** Format: date-time */
        created_at: string
        finished_at: string | null
      }
    }
    AdminActivitiesResponse: {
      activities: {
        id: string
        actor_id: string | null
        actor_email: string | null
        action: string
        entity: string
        entity_id: string | null
        entity_name: string | null
        changes: {
          field: string
          before: string | null
          after: string | null
        }[]
        counts: {
          [key: string]: number
        } | null
        /** Format: date-time */
        created_at: string
      }[]
      count: number
      offset: number
      limit: number
    }
    StoreBlogsResponse: {
      blogs: {
        id: string
        handle: string
        title: string
        excerpt: string
        /** @enum {string} */
        type: "blog" | "news"
        category: string
        tags: string[]
        author: string
        image_url: string | null
        image_alt: string | null
        reading_time_minutes: number
        /** Format: date-time */
        published_at: string
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
      }[]
      count: number
      offset: number
      limit: number
      facets: {
        type: {
          /** @enum {string} */
          value: "blog" | "news"
          count: number
        }[]
        category: {
          value: string
          count: number
        }[]
      }
    }
    StoreBlogResponse: {
      blog: {
        id: string
        handle: string
        title: string
        excerpt: string
        /** @enum {string} */
        type: "blog" | "news"
        category: string
        tags: string[]
        author: string
        image_url: string | null
        image_alt: string | null
        reading_time_minutes: number
        /** Format: date-time */
        published_at: string
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
        content: string
        seo_title: string | null
        seo_description: string | null
      }
    }
    StoreRelatedBlogsResponse: {
      blogs: {
        id: string
        handle: string
        title: string
        excerpt: string
        /** @enum {string} */
        type: "blog" | "news"
        category: string
        tags: string[]
        author: string
        image_url: string | null
        image_alt: string | null
        reading_time_minutes: number
        /** Format: date-time */
        published_at: string
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
      }[]
    }
    AdminBlogsResponse: {
      blogs: {
        id: string
        handle: string
        title: string
        excerpt: string | null
        /** @enum {string} */
        type: "blog" | "news"
        category: string
        tags: string[]
        author: string
        image_url: string | null
        image_alt: string | null
        reading_time_minutes: number
        published_at: string | null
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
        is_published: boolean
        scheduled_at: string | null
      }[]
      count: number
      offset: number
      limit: number
    }
    AdminBlogResponse: {
      blog: {
        id: string
        handle: string
        title: string
        excerpt: string | null
        /** @enum {string} */
        type: "blog" | "news"
        category: string
        tags: string[]
        author: string
        image_url: string | null
        image_alt: string | null
        reading_time_minutes: number
        published_at: string | null
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
        is_published: boolean
        scheduled_at: string | null
        content: string
        seo_title: string | null
        seo_description: string | null
      }
    }
    AdminBlogDeleteResponse: {
      id: string
      /** @constant */
      object: "blog"
      /** @constant */
      deleted: true
    }
    StoreUrlSeoResponse: {
      url_seo: {
        id: string
        url: string
        meta_title: string | null
        meta_description: string | null
        meta_keywords: string[]
        og_title: string | null
        og_description: string | null
        og_image: string | null
        og_type: string | null
        og_url: string | null
        og_site_name: string | null
        og_locale: string | null
        twitter_card: ("summary" | "summary_large_image" | "app" | "player") | null
        twitter_title: string | null
        twitter_description: string | null
        twitter_image: string | null
        twitter_site: string | null
        twitter_creator: string | null
        robots_index: boolean | null
        robots_follow: boolean | null
        robots_archive: boolean | null
        robots_snippet: boolean | null
        robots_image_preview: ("none" | "standard" | "large") | null
        robots_video_preview: number | null
        schema_markup: string | null
        additional_meta_tags: {
          name?: string
          property?: string
          content: string
        }[]
        /** Format: date-time */
        updated_at: string
      } | null
    }
    AdminUrlSeosResponse: {
      url_seos: {
        id: string
        url: string
        meta_title: string | null
        meta_description: string | null
        meta_keywords: string[]
        og_title: string | null
        og_description: string | null
        og_image: string | null
        og_type: string | null
        og_url: string | null
        og_site_name: string | null
        og_locale: string | null
        twitter_card: ("summary" | "summary_large_image" | "app" | "player") | null
        twitter_title: string | null
        twitter_description: string | null
        twitter_image: string | null
        twitter_site: string | null
        twitter_creator: string | null
        robots_index: boolean | null
        robots_follow: boolean | null
        robots_archive: boolean | null
        robots_snippet: boolean | null
        robots_image_preview: ("none" | "standard" | "large") | null
        robots_video_preview: number | null
        schema_markup: string | null
        additional_meta_tags: {
          name?: string
          property?: string
          content: string
        }[]
        /** Format: date-time */
        updated_at: string
        is_active: boolean
        /** Format: date-time */
        created_at: string
      }[]
      count: number
      offset: number
      limit: number
    }
    AdminUrlSeoResponse: {
      url_seo: {
        id: string
        url: string
        meta_title: string | null
        meta_description: string | null
        meta_keywords: string[]
        og_title: string | null
        og_description: string | null
        og_image: string | null
        og_type: string | null
        og_url: string | null
        og_site_name: string | null
        og_locale: string | null
        twitter_card: ("summary" | "summary_large_image" | "app" | "player") | null
        twitter_title: string | null
        twitter_description: string | null
        twitter_image: string | null
        twitter_site: string | null
        twitter_creator: string | null
        robots_index: boolean | null
        robots_follow: boolean | null
        robots_archive: boolean | null
        robots_snippet: boolean | null
        robots_image_preview: ("none" | "standard" | "large") | null
        robots_video_preview: number | null
        schema_markup: string | null
        additional_meta_tags: {
          name?: string
          property?: string
          content: string
        }[]
        /** Format: date-time */
        updated_at: string
        is_active: boolean
        /** Format: date-time */
        created_at: string
      }
    }
    AdminUrlSeoBatchResponse: {
      created: {
        id: string
        url: string
        meta_title: string | null
        meta_description: string | null
        meta_keywords: string[]
        og_title: string | null
        og_description: string | null
        og_image: string | null
        og_type: string | null
        og_url: string | null
        og_site_name: string | null
        og_locale: string | null
        twitter_card: ("summary" | "summary_large_image" | "app" | "player") | null
        twitter_title: string | null
        twitter_description: string | null
        twitter_image: string | null
        twitter_site: string | null
        twitter_creator: string | null
        robots_index: boolean | null
        robots_follow: boolean | null
        robots_archive: boolean | null
        robots_snippet: boolean | null
        robots_image_preview: ("none" | "standard" | "large") | null
        robots_video_preview: number | null
        schema_markup: string | null
        additional_meta_tags: {
          name?: string
          property?: string
          content: string
        }[]
        /** Format: date-time */
        updated_at: string
        is_active: boolean
        /** Format: date-time */
        created_at: string
      }[]
      updated: {
        id: string
        url: string
        meta_title: string | null
        meta_description: string | null
        meta_keywords: string[]
        og_title: string | null
        og_description: string | null
        og_image: string | null
        og_type: string | null
        og_url: string | null
        og_site_name: string | null
        og_locale: string | null
        twitter_card: ("summary" | "summary_large_image" | "app" | "player") | null
        twitter_title: string | null
        twitter_description: string | null
        twitter_image: string | null
        twitter_site: string | null
        twitter_creator: string | null
        robots_index: boolean | null
        robots_follow: boolean | null
        robots_archive: boolean | null
        robots_snippet: boolean | null
        robots_image_preview: ("none" | "standard" | "large") | null
        robots_video_preview: number | null
        schema_markup: string | null
        additional_meta_tags: {
          name?: string
          property?: string
          content: string
        }[]
        /** Format: date-time */
        updated_at: string
        is_active: boolean
        /** Format: date-time */
        created_at: string
      }[]
      deleted: {
        ids: string[]
        /** @constant */
        object: "url_seo"
        /** @constant */
        deleted: true
      }
    }
    AdminUrlSeoDeleteResponse: {
      id: string
      /** @constant */
      object: "url_seo"
      /** @constant */
      deleted: true
    }
    NoindexResponse: {
      urls: string[]
    }
    AdminDeletedsResponse: {
      deleted: {
        /** @enum {string} */
        entity: "product" | "blog" | "brand" | "machine_type" | "url_seo"
        id: string
        name: string
        handle: string
        /** Format: date-time */
        deleted_at: string
        deleted_by: string | null
      }[]
      count: number
      offset: number
      limit: number
    }
    AdminRestoredResponse: {
      restored: {
        /** @enum {string} */
        entity: "product" | "blog" | "brand" | "machine_type" | "url_seo"
        id: string
        handle: string
        /** @description Codes that a product came back without; with a part number among them it is a draft now */
        left_out: {
          /** @enum {string} */
          field: "sku" | "barcode" | "ean" | "upc"
          value: string
        }[]
      }
    }
    AdminMetricsResponse: {
      most_viewed: {
        product_id: string
        name: string
        views: number
        inquiries: number
      }[]
      missed_searches: {
        text: string
        searches: number
        /** Format: date */
        last_day: string
      }[]
    }
    AdminFormReplyTimesResponse: {
      hours: number
      in_time: number
      late: number
      waiting: number
      overdue: number
    }
    StoreMissedSearchResponse: {
      missed_search: {
        is_counted: boolean
      }
    }
    StoreFormSubmissionResponse: {
      form_submission: {
        id: string
        reference: string
        /** @enum {string} */
        type: "general" | "oem" | "product_inquiry" | "credit_application"
        /** @constant */
        status: "new"
        /** Format: date-time */
        created_at: string
      }
    }
    FormEmailResponse: {
      success: boolean
      error?: string
    }
    AdminFormMailsResponse: {
      form_mails: {
        id: string
        /** @enum {string} */
        kind: "staff_notice" | "acknowledgement" | "reply"
        reply_id: string | null
        /** @enum {string} */
        status: "pending" | "sent" | "failed" | "cancelled"
        attempts: number
        next_attempt_at: string | null
        last_error: string | null
        sent_at: string | null
      }[]
    }
    AdminFormSubmissionsResponse: {
      form_submissions: {
        id: string
        reference: string
        /** @enum {string} */
        type: "general" | "oem" | "product_inquiry" | "credit_application"
        status: string
        name: string | null
        email: string | null
        company: string | null
        spam_reason: string | null
        erased_at: string | null
        assignee_id: string | null
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
      }[]
      count: number
      offset: number
      limit: number
      status_counts: {
        [key: string]: number
      }
      overdue_count: number
      /** Format: date-time */
      overdue_before: string
    }
    AdminFormCountsResponse: {
      weeks: {
        /** Format: date */
        week: string
        counts: {
          [key: string]: number
        }
      }[]
    }
    AdminFormBatchResponse: {
      updated: string[]
    }
    AdminFormNoteResponse: {
      form_note: {
        id: string
        text: string
        author: string
        /** Format: date-time */
        created_at: string
      }
    }
    AdminFormReplyResponse: {
      form_reply: {
        id: string
        text: string
        author: string
        /** Format: date-time */
        created_at: string
      }
    }
    PersonalDataResponse: {
      personal_data: {
        email: string
        form_submissions: {
          id: string
          reference: string
          /** @enum {string} */
          type: "general" | "oem" | "product_inquiry" | "credit_application"
          status: string
          /** @enum {string} */
          role: "sender" | "contact"
          data: {
            [key: string]: unknown
          }
          notes: {
            text: string
            /** Format: date-time */
            created_at: string
          }[]
          replies: {
            text: string
            /** Format: date-time */
            created_at: string
          }[]
          /** Format: date-time */
          created_at: string
          /** Format: date-time */
          updated_at: string
        }[]
        mentioned_in: {
          id: string
          reference: string
        }[]
        stock_alerts: {
          product_id: string
          /** Format: date-time */
          created_at: string
          confirmed_at: string | null
        }[]
        company_memberships: {
          company: string
          email: string
          first_name: string | null
          last_name: string | null
          phone: string | null
          roles: ("admin" | "approver" | "buyer" | "accounts")[]
          /** @enum {string} */
          status: "active" | "suspended" | "removed"
          /** Format: date-time */
          joined_at: string
        }[]
        company_invitations: {
          company: string | null
          email: string
          roles: ("admin" | "approver" | "buyer" | "accounts")[]
          answers: {
            [key: string]: unknown
          } | null
          /** Format: date-time */
          expires_at: string
          accepted_at: string | null
          /** Format: date-time */
          created_at: string
        }[]
      }
    }
    PersonalDataErasureResponse: {
      personal_data_erasure: {
        erased: {
          id: string
          reference: string
        }[]
        contact_removed: {
          id: string
          reference: string
        }[]
        mentioned_in: {
          id: string
          reference: string
        }[]
        stock_alerts_deleted: number
        customers_emptied: number
        company_invitations_deleted: number
      }
    }
    AdminFormSubmissionResponse: {
      form_submission: {
        id: string
        reference: string
        /** @enum {string} */
        type: "general" | "oem" | "product_inquiry" | "credit_application"
        status: string
        name: string | null
        email: string | null
        company: string | null
        spam_reason: string | null
        erased_at: string | null
        assignee_id: string | null
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
        data: {
          [key: string]: unknown
        }
        phone: string | null
        products: ({
          product_id: string
          handle: string
          name: string
          variant_id: string | null
          sku: string | null
          price: number | null
          price_text: string | null
        } | null)[]
        mails: {
          id: string
          /** @enum {string} */
          kind: "staff_notice" | "acknowledgement" | "reply"
          reply_id: string | null
          /** @enum {string} */
          status: "pending" | "sent" | "failed" | "cancelled"
          attempts: number
          next_attempt_at: string | null
          last_error: string | null
          sent_at: string | null
        }[]
        notes: {
          id: string
          text: string
          author: string
          /** Format: date-time */
          created_at: string
        }[]
        replies: {
          id: string
          text: string
          author: string
          /** Format: date-time */
          created_at: string
        }[]
        first_responded_at: string | null
        /** Format: date-time */
        deleted_for_good_at: string
      }
    }
    AdminFormSubmissionDeleteResponse: {
      id: string
      /** @constant */
      object: "form_submission"
      /** @constant */
      deleted: true
    }
    StoreStockAlertResponse: {
      stock_alert: {
        /** @constant */
        status: "requested"
      }
    }
    StoreStockAlertLinkResponse: {
      stock_alert: {
        /** @enum {string} */
        status: "confirmed" | "removed" | "expired"
      }
    }
    AdminStockAlertsResponse: {
      stock_alerts: {
        waiting: number
      }
    }
    AdminMailPreviewsResponse: {
      mail_previews: {
        id: string
        name: string
        to: string
        when: string
        subject: string
        html: string
        text: string
      }[]
    }
    AdminTestMailResponse: {
      test_mail: {
        id: string
        name: string
        to: string
      }
    }
    AdminMailTextsResponse: {
      mail_texts: {
        id: string
        name: string
        texts: {
          subject?: string
          opening?: string
          closing?: string
          text?: string
        } | null
        version: number
      }[]
    }
    AdminMailTextResponse: {
      mail_text: {
        id: string
        name: string
        texts: {
          subject?: string
          opening?: string
          closing?: string
          text?: string
        } | null
        version: number
      }
    }
    AdminUploadsResponse: {
      files: {
        id: string
        url: string
      }[]
    }
    AdminPresignedUrlResponse: {
      url: string
      filename: string
      mime_type: string
      size: number
      extension: string
      originalname: string
    }
    StoreHandleResponse: {
      handle: {
        /** @enum {string} */
        entity: "brand" | "machine_type" | "product" | "blog"
        id: string
        handle: string
      }
    }
    AccountResponse: {
      account: {
        person: {
          id: string
          email: string
          first_name: string
          last_name: string
          phone: string | null
        }
        company: {
          id: string
          account_number: string
          legal_name: string
          trading_name: string | null
          /** @enum {string} */
          company_type:
            | "sole_trader"
            | "partnership"
            | "limited_company"
            | "public_limited_company"
            | "llp"
            | "charity"
            | "public_sector"
            | "other"
          company_number: string | null
          vat_number: string | null
          registered_address: {
            line1: string
            line2: string | null
            city: string
            postcode: string
            country: string
          }
          invoice_email: string
          phone: string | null
          /** @enum {string} */
          status: "pending" | "active" | "on_stop" | "closed"
          po_required: boolean
        }
        roles: ("admin" | "approver" | "buyer" | "accounts")[]
        permissions: string[]
      }
    }
    AccountPersonalDataResponse: {
      personal_data: {
        person: {
          id: string
          email: string
          first_name: string
          last_name: string
          phone: string | null
          /** Format: date-time */
          created_at: string
        }
        membership: {
          company: string
          roles: ("admin" | "approver" | "buyer" | "accounts")[]
          /** @enum {string} */
          status: "active" | "suspended" | "removed"
          /** Format: date-time */
          joined_at: string
        }
        invitations: {
          id: string
          email: string
          roles: ("admin" | "approver" | "buyer" | "accounts")[]
          /** Format: date-time */
          expires_at: string
          /** Format: date-time */
          created_at: string
        }[]
      }
    }
    AccountDoneResponse: {
      /** @constant */
      done: true
    }
    CompanyMembersResponse: {
      members: {
        id: string
        email: string
        first_name: string
        last_name: string
        roles: ("admin" | "approver" | "buyer" | "accounts")[]
        /** @enum {string} */
        status: "active" | "suspended" | "removed"
        is_self: boolean
        /** Format: date-time */
        created_at: string
      }[]
      invitations: {
        id: string
        email: string
        roles: ("admin" | "approver" | "buyer" | "accounts")[]
        /** Format: date-time */
        expires_at: string
        /** Format: date-time */
        created_at: string
      }[]
    }
    CompanyMemberResponse: {
      member: {
        id: string
        email: string
        first_name: string
        last_name: string
        roles: ("admin" | "approver" | "buyer" | "accounts")[]
        /** @enum {string} */
        status: "active" | "suspended" | "removed"
        is_self: boolean
        /** Format: date-time */
        created_at: string
      }
    }
    AccountPasswordResponse: {
      /** @constant */
      done: true
      token: string
    }
    CompanyInvitationResponse: {
      invitation: {
        id: string
        email: string
        roles: ("admin" | "approver" | "buyer" | "accounts")[]
        /** Format: date-time */
        expires_at: string
        /** Format: date-time */
        created_at: string
      }
    }
    AccountCompanyResponse: {
      company: {
        id: string
        account_number: string
        legal_name: string
        trading_name: string | null
        /** @enum {string} */
        company_type:
          | "sole_trader"
          | "partnership"
          | "limited_company"
          | "public_limited_company"
          | "llp"
          | "charity"
          | "public_sector"
          | "other"
        company_number: string | null
        vat_number: string | null
        registered_address: {
          line1: string
          line2: string | null
          city: string
          postcode: string
          country: string
        }
        invoice_email: string
        phone: string | null
        /** @enum {string} */
        status: "pending" | "active" | "on_stop" | "closed"
        po_required: boolean
      }
    }
    CompanyAddressesResponse: {
      addresses: {
        id: string
        label: string
        company: string | null
        name: string
        line1: string
        line2: string | null
        city: string
        county: string | null
        postcode: string
        /** @enum {string} */
        country: "gb" | "im" | "je" | "gg"
        phone: string | null
        /** @enum {string} */
        kind: "delivery" | "invoice" | "both"
        instructions: string | null
        is_default: boolean
      }[]
      count: number
      offset: number
      limit: number
    }
    CompanyAddressResponse: {
      address: {
        id: string
        label: string
        company: string | null
        name: string
        line1: string
        line2: string | null
        city: string
        county: string | null
        postcode: string
        /** @enum {string} */
        country: "gb" | "im" | "je" | "gg"
        phone: string | null
        /** @enum {string} */
        kind: "delivery" | "invoice" | "both"
        instructions: string | null
        is_default: boolean
      }
    }
    CostCentresResponse: {
      cost_centres: {
        id: string
        code: string
        name: string
      }[]
      count: number
      offset: number
      limit: number
    }
    CostCentreResponse: {
      cost_centre: {
        id: string
        code: string
        name: string
      }
    }
    AccountRequestResponse: {
      account_request: {
        /** @constant */
        status: "received"
      }
    }
    AccountInvitationResponse: {
      account_invitation: {
        /** @enum {string} */
        kind: "founder" | "member"
        email: string
        company_name: string
        first_name: string | null
        last_name: string | null
        roles: ("admin" | "approver" | "buyer" | "accounts")[]
        /** Format: date-time */
        expires_at: string
      }
    }
    AcceptedAccountResponse: {
      account: {
        email: string
        company_name: string
      }
    }
    StoreCompanyResponse: {
      company: {
        name: string
        legal_name: string
        company_number: string
        vat_number: string
        registered_in: string
        street: string
        city: string
        postcode: string
        phone: string
        email: string
        hours: {
          monday: {
            opens: string
            closes: string
          } | null
          tuesday: {
            opens: string
            closes: string
          } | null
          wednesday: {
            opens: string
            closes: string
          } | null
          thursday: {
            opens: string
            closes: string
          } | null
          friday: {
            opens: string
            closes: string
          } | null
          saturday: {
            opens: string
            closes: string
          } | null
          sunday: {
            opens: string
            closes: string
          } | null
        }
        closed_on_bank_holidays: boolean
        closed_days: string[]
      } | null
      changed_at: string | null
    }
    AdminCompanyResponse: {
      company: {
        facts: {
          name: string
          legal_name: string
          company_number: string
          vat_number: string
          registered_in: string
          street: string
          city: string
          postcode: string
          phone: string
          email: string
          hours: {
            monday: {
              opens: string
              closes: string
            } | null
            tuesday: {
              opens: string
              closes: string
            } | null
            wednesday: {
              opens: string
              closes: string
            } | null
            thursday: {
              opens: string
              closes: string
            } | null
            friday: {
              opens: string
              closes: string
            } | null
            saturday: {
              opens: string
              closes: string
            } | null
            sunday: {
              opens: string
              closes: string
            } | null
          }
          closed_on_bank_holidays: boolean
          closed_days: string[]
        } | null
        defaults: {
          [key: string]: unknown
        }
        version: number
      }
    }
    AdminCompaniesResponse: {
      companies: {
        id: string
        account_number: string
        legal_name: string
        trading_name: string | null
        /** @enum {string} */
        company_type:
          | "sole_trader"
          | "partnership"
          | "limited_company"
          | "public_limited_company"
          | "llp"
          | "charity"
          | "public_sector"
          | "other"
        company_number: string | null
        vat_number: string | null
        registered_address: {
          line1: string
          line2: string | null
          city: string
          postcode: string
          country: string
        }
        invoice_email: string
        phone: string | null
        /** @enum {string} */
        status: "pending" | "active" | "on_stop" | "closed"
        po_required: boolean
        eori: string | null
        note: string
        assigned_user_id: string | null
        possible_duplicate_of: string | null
        member_count: number
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
      }[]
      counts: {
        [key: string]: number
      }
      count: number
      offset: number
      limit: number
    }
    AdminCompanyAccountResponse: {
      company: {
        id: string
        account_number: string
        legal_name: string
        trading_name: string | null
        /** @enum {string} */
        company_type:
          | "sole_trader"
          | "partnership"
          | "limited_company"
          | "public_limited_company"
          | "llp"
          | "charity"
          | "public_sector"
          | "other"
        company_number: string | null
        vat_number: string | null
        registered_address: {
          line1: string
          line2: string | null
          city: string
          postcode: string
          country: string
        }
        invoice_email: string
        phone: string | null
        /** @enum {string} */
        status: "pending" | "active" | "on_stop" | "closed"
        po_required: boolean
        eori: string | null
        note: string
        assigned_user_id: string | null
        possible_duplicate_of: string | null
        member_count: number
        /** Format: date-time */
        created_at: string
        /** Format: date-time */
        updated_at: string
      }
      members: {
        id: string
        email: string
        first_name: string
        last_name: string
        roles: ("admin" | "approver" | "buyer" | "accounts")[]
        /** @enum {string} */
        status: "active" | "suspended" | "removed"
        /** Format: date-time */
        created_at: string
      }[]
      invitations: {
        id: string
        email: string
        roles: ("admin" | "approver" | "buyer" | "accounts")[]
        /** Format: date-time */
        expires_at: string
        /** Format: date-time */
        created_at: string
      }[]
      addresses: {
        id: string
        label: string
        company: string | null
        name: string
        line1: string
        line2: string | null
        city: string
        county: string | null
        postcode: string
        /** @enum {string} */
        country: "gb" | "im" | "je" | "gg"
        phone: string | null
        /** @enum {string} */
        kind: "delivery" | "invoice" | "both"
        instructions: string | null
        is_default: boolean
      }[]
      cost_centres: {
        id: string
        code: string
        name: string
      }[]
      mails: {
        id: string
        /** @enum {string} */
        kind:
          | "founder_link"
          | "account_exists"
          | "member_invitation"
          | "password_link"
          | "roles_changed"
          | "member_removed"
          | "account_approved"
          | "new_company"
        recipient: string
        /** @enum {string} */
        status: "pending" | "sent" | "failed" | "cancelled"
        attempts: number
        next_attempt_at: string | null
        last_error: string | null
        sent_at: string | null
        /** Format: date-time */
        created_at: string
      }[]
    }
    AdminRedirectsResponse: {
      redirects: {
        id: string
        path: string
        target: string
        status: number
        over_page: boolean
        hits: number
        /** Format: date-time */
        updated_at: string
      }[]
      count: number
      offset: number
      limit: number
    }
    AdminRedirectResponse: {
      redirect: {
        id: string
        path: string
        target: string
        status: number
        over_page: boolean
        hits: number
        /** Format: date-time */
        updated_at: string
      }
    }
    AdminRedirectDeleteResponse: {
      id: string
      /** @constant */
      object: "redirect"
      /** @constant */
      deleted: true
    }
    RedirectImportResponse: {
      created: number
      updated: number
      faults: {
        line: number
        message: string
      }[]
    }
    RedirectSyncResponse: {
      redirects: {
        path: string
        target: string
        status: 308 | 307
        over_page: boolean
      }[]
    }
    AdminScheduledPricesResponse: {
      scheduled_prices: {
        id: string
        product_id: string
        name: string
        price: number
        /** Format: date-time */
        starts_at: string
        ends_at: string | null
        is_active: boolean
        problem: string | null
      }[]
    }
    AdminScheduledPriceResponse: {
      scheduled_price: {
        id: string
        product_id: string
        name: string
        price: number
        /** Format: date-time */
        starts_at: string
        ends_at: string | null
        is_active: boolean
        problem: string | null
      }
    }
    AdminScheduledPriceDeleteResponse: {
      id: string
      /** @constant */
      object: "scheduled_price"
      /** @constant */
      deleted: true
    }
    AdminStaffResponse: {
      staff: {
        id: string
        email: string
        first_name: string | null
        last_name: string | null
        /** @enum {string} */
        role: "owner" | "editor" | "sales" | "read_only"
        second_factor: boolean
        /** Format: date-time */
        created_at: string
      }[]
      invitations: {
        id: string
        email: string
        /** @enum {string} */
        role: "owner" | "editor" | "sales" | "read_only"
        /** Format: date-time */
        expires_at: string
      }[]
      count: number
    }
    AdminStaffMeResponse: {
      staff_member: {
        id: string
        email: string
        first_name: string | null
        last_name: string | null
        /** @enum {string} */
        role: "owner" | "editor" | "sales" | "read_only"
        second_factor: boolean
        /** Format: date-time */
        created_at: string
      }
      needs_second_factor: boolean
    }
    AdminStaffMemberResponse: {
      staff_member: {
        id: string
        email: string
        first_name: string | null
        last_name: string | null
        /** @enum {string} */
        role: "owner" | "editor" | "sales" | "read_only"
        second_factor: boolean
        /** Format: date-time */
        created_at: string
      }
    }
    AdminStaffPolicyResponse: {
      staff_policy: {
        requires_second_factor: boolean
      }
    }
    AdminInviteAcceptResponse: {
      user: {
        id: string
        email: string
      } & {
        [key: string]: unknown
      }
    }
    AdminUserDeleteResponse: {
      id: string
      /** @constant */
      object: "user"
      /** @constant */
      deleted: true
    }
    ReadyResponse: {
      /** @enum {string} */
      status: "ok" | "unavailable"
    }
    OpenApiDocument: {
      openapi: string
    } & {
      [key: string]: unknown
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  get_store_brands: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        q?: string
        handle?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreBrandsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_brands_key: {
    parameters: {
      query?: never
      header?: never
      path: {
        key: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreBrandResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_brands: {
    parameters: {
      query?: {
        fields?: string
        offset?: number
        limit?: number
        order?: string
        with_deleted?: boolean
        q?: string
        id?: string | string[]
        handle?: string | string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminBrandsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_brands: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          name: string
          handle?: string
          logo?: string | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminBrandResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_brands_id: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminBrandResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_brands_id: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: {
        /** @description `updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too */
        "if-match"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          name?: string
          handle?: string
          logo?: string | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminBrandResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_admin_brands_id: {
    parameters: {
      query?: {
        /** @description Where its products go: the id of another one, or `none` to leave them without one. Needed where it has products. A restore brings back those that are still there */
        products_to?: string
      }
      header?: {
        /** @description `updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too */
        "if-match"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminBrandDeleteResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_machine_types: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        brand?: string
        handle?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreMachineTypesResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_machine_types_key: {
    parameters: {
      query?: never
      header?: never
      path: {
        key: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreMachineTypeResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_machine_types: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        q?: string
        handle?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminMachineTypesResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_machine_types: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          name: string
          handle?: string
          logo?: string | null
          sort?: number
          intro?: string | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminMachineTypeResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_machine_types_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminMachineTypeResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_machine_types_id: {
    parameters: {
      query?: never
      header?: {
        /** @description `updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too */
        "if-match"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          name?: string
          handle?: string
          logo?: string | null
          sort?: number
          intro?: string | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminMachineTypeResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_admin_machine_types_id: {
    parameters: {
      query?: {
        /** @description Where its products go: the id of another one, or `none` to leave them without one. Needed where it has products. A restore brings back those that are still there */
        products_to?: string
      }
      header?: {
        /** @description `updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too */
        "if-match"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminMachineTypeDeleteResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_catalogue: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        q?: string
        brand?: string | string[]
        machine_type?: string | string[]
        brand_id?: string | string[]
        category_id?: string | string[]
        variant_id?: string
        part_number?: string
        accessory?: string
        in_stock?: "true" | "false"
        price_min?: number
        price_max?: number
        specs?: {
          form_factor?: string | string[]
          scan_engine?: string | string[]
          interface?: string | string[]
          operating_system?: string | string[]
          screen_size?: number | number[]
          print_method?: string | string[]
          dpi?: number | number[]
          print_width?: number | number[]
          rugged_rating?: string | string[]
          wifi_standard?: string | string[]
          ports?: number | number[]
        }
        order?: "relevance" | "name" | "-name" | "price" | "-price" | "-popularity" | "-created_at"
        facets?: "true" | "false"
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreCatalogueResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_products_suggestions: {
    parameters: {
      query?: {
        q?: string
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreSuggestionsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_product_views: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          product_id: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreProductViewResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_products_id_related: {
    parameters: {
      query?: {
        limit?: number
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreRelatedProductsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_products_id_bought_with: {
    parameters: {
      query?: {
        limit?: number
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreRelatedProductsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_products: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          title: string
          subtitle?: string | null
          description?: string | null
          is_giftcard?: boolean | string
          discountable?: boolean | string
          images?: {
            url: string
          }[]
          thumbnail?: string | null
          handle?: string
          /** @default draft */
          status?: ("draft" | "proposed" | "published" | "rejected") | null
          external_id?: string | null
          type_id?: string | null
          collection_id?: string | null
          categories?: {
            id: string
          }[]
          tags?: {
            id: string
          }[]
          options?: (
            | {
                title: string
                values: string[]
                ranks?: {
                  [key: string]: number
                }
                is_exclusive?: boolean
                metadata?: {
                  [key: string]: unknown
                } | null
              }
            | {
                id: string
                value_ids?: string[]
              }
          )[]
          variants?: {
            title: string
            sku?: string | null
            ean?: string | null
            upc?: string | null
            barcode?: string | null
            hs_code?: string | null
            mid_code?: string | null
            allow_backorder?: boolean | string
            manage_inventory?: boolean | string
            variant_rank?: number
            weight?: number | null
            length?: number | null
            height?: number | null
            width?: number | null
            origin_country?: string | null
            material?: string | null
            metadata?: {
              [key: string]: unknown
            } | null
            prices: {
              currency_code: string
              amount: number
              min_quantity?: number | null
              max_quantity?: number | null
              rules?: {
                [key: string]: string
              }
            }[]
            options?: {
              [key: string]: string
            }
            inventory_items?: {
              inventory_item_id: string
              required_quantity: number
            }[]
          }[]
          sales_channels?: {
            id: string
          }[]
          shipping_profile_id?: string
          weight?: number | null
          length?: number | null
          height?: number | null
          width?: number | null
          hs_code?: string | null
          mid_code?: string | null
          origin_country?: string | null
          material?: string | null
          metadata?: {
            [key: string]: unknown
          } | null
          additional_data?: {
            /** @description HTML of the Description tab */
            long_description?: string | null
            /** @description What the page shows when there is no price */
            price_text?: string | null
            /** @description Stock below which it is to be ordered again, 0 to 100,000; only staff see it */
            reorder_level?: number | null
            /** @description Working days until dispatch when out of stock, 0 to 365 */
            lead_time_days?: number | null
            /** @description Key features */
            key_features?: string[]
            /** @description Further features */
            features?: string[]
            /** @description What it works with */
            compatibility?: string[]
            /** @description Part numbers of accessories of ours that fit it */
            accessories?: string[]
            /** @description Part numbers of consumables of ours for it */
            consumables?: string[]
            /** @description Part numbers of spare parts of ours for it */
            spare_parts?: string[]
            /** @description What products are filtered and compared by */
            specifications?: {
              form_factor?: string
              scan_engine?: string
              interface?: string[]
              operating_system?: string
              screen_size?: number
              print_method?: string
              dpi?: number
              print_width?: number
              rugged_rating?: string
              wifi_standard?: string
              ports?: number
            }
            /** @description Months of the maker's warranty, 0 to 120 */
            warranty_months?: number | null
            /** @description Pictures, the first of which opens the gallery */
            images?: {
              url: string
              /** @default  */
              alt_text?: string
              /** @default  */
              title_text?: string
            }[]
            /** @description Customers' rating, 0 to 5 */
            rating?: number | null
            /** @description Number of reviews behind it */
            review_count?: number | null
            /** @description Address of the PDF brochure */
            brochure_url?: string | null
            /** @description Files to download: manuals, drivers, certificates, data sheets */
            files?: {
              url: string
              title: string
              /** @enum {string} */
              kind: "manual" | "quick_start" | "driver" | "certificate" | "data_sheet"
              /** @default  */
              language?: string
              /** @default  */
              version?: string
              size: number
            }[]
            /** @description Title for search engines */
            seo_title?: string | null
            /** @description Description for search engines */
            seo_description?: string | null
            /** @description Keywords */
            seo_keywords?: string[]
            /** @description Id of the manufacturer */
            brand_id?: string | null
            stock?: number
          } | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminProductResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_products_batch: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          create?: {
            title: string
            subtitle?: string | null
            description?: string | null
            is_giftcard?: boolean | string
            discountable?: boolean | string
            images?: {
              url: string
            }[]
            thumbnail?: string | null
            handle?: string
            /** @default draft */
            status?: ("draft" | "proposed" | "published" | "rejected") | null
            external_id?: string | null
            type_id?: string | null
            collection_id?: string | null
            categories?: {
              id: string
            }[]
            tags?: {
              id: string
            }[]
            options?: (
              | {
                  title: string
                  values: string[]
                  ranks?: {
                    [key: string]: number
                  }
                  is_exclusive?: boolean
                  metadata?: {
                    [key: string]: unknown
                  } | null
                }
              | {
                  id: string
                  value_ids?: string[]
                }
            )[]
            variants?: {
              title: string
              sku?: string | null
              ean?: string | null
              upc?: string | null
              barcode?: string | null
              hs_code?: string | null
              mid_code?: string | null
              allow_backorder?: boolean | string
              manage_inventory?: boolean | string
              variant_rank?: number
              weight?: number | null
              length?: number | null
              height?: number | null
              width?: number | null
              origin_country?: string | null
              material?: string | null
              metadata?: {
                [key: string]: unknown
              } | null
              prices: {
                currency_code: string
                amount: number
                min_quantity?: number | null
                max_quantity?: number | null
                rules?: {
                  [key: string]: string
                }
              }[]
              options?: {
                [key: string]: string
              }
              inventory_items?: {
                inventory_item_id: string
                required_quantity: number
              }[]
            }[]
            sales_channels?: {
              id: string
            }[]
            shipping_profile_id?: string
            weight?: number | null
            length?: number | null
            height?: number | null
            width?: number | null
            hs_code?: string | null
            mid_code?: string | null
            origin_country?: string | null
            material?: string | null
            metadata?: {
              [key: string]: unknown
            } | null
          }[]
          update?: {
            title?: string
            discountable?: boolean | string
            is_giftcard?: boolean | string
            options?: unknown
            option_ids?: string[]
            variants?: {
              id?: string
              title?: string
              prices?: {
                id?: string
                currency_code?: string
                amount?: number
                min_quantity?: number | null
                max_quantity?: number | null
                rules?: {
                  [key: string]: string
                }
              }[]
              sku?: string | null
              ean?: string | null
              upc?: string | null
              barcode?: string | null
              hs_code?: string | null
              mid_code?: string | null
              thumbnail?: string | null
              allow_backorder?: boolean | string
              manage_inventory?: boolean | string
              variant_rank?: number
              weight?: number | null
              length?: number | null
              height?: number | null
              width?: number | null
              origin_country?: string | null
              material?: string | null
              metadata?: {
                [key: string]: unknown
              } | null
              options?: {
                [key: string]: string
              }
            }[]
            /** @enum {string} */
            status?: "draft" | "proposed" | "published" | "rejected"
            subtitle?: string | null
            description?: string | null
            images?: {
              id?: string
              url: string
            }[]
            thumbnail?: string | null
            handle?: string
            type_id?: string | null
            external_id?: string | null
            collection_id?: string | null
            categories?: {
              id: string
            }[]
            tags?: {
              id: string
            }[]
            sales_channels?: {
              id: string
            }[]
            shipping_profile_id?: string | null
            weight?: number | null
            length?: number | null
            height?: number | null
            width?: number | null
            hs_code?: string | null
            mid_code?: string | null
            origin_country?: string | null
            material?: string | null
            metadata?: {
              [key: string]: unknown
            } | null
            id: string
          }[]
          delete?: string[]
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminProductBatchResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_product_categories: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          name: string
          description?: string
          handle?: string
          is_internal?: boolean
          is_active?: boolean
          parent_category_id?: string | null
          external_id?: string | null
          metadata?: {
            [key: string]: unknown
          } | null
          rank?: number
          additional_data?: {
            [key: string]: unknown
          } | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminProductCategoryResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_catalogue: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        q?: string
        status?: ("published" | "draft") | ("published" | "draft")[]
        brand_id?: string | string[]
        category_id?: string | string[]
        stock?: ("out" | "low" | "in") | ("out" | "low" | "in")[]
        below_reorder_level?: number
        scheduled_price?: "true"
        unclassified?: "true"
        price_min?: number
        price_max?: number
        order?:
          | "relevance"
          | "name"
          | "-name"
          | "price"
          | "-price"
          | "stock"
          | "-stock"
          | "updated_at"
          | "-updated_at"
          | "created_at"
          | "-created_at"
        facets?: "true" | "false"
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCatalogueResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_catalogue_batch: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          ids: string[]
          change: {
            /** @enum {string} */
            status?: "published" | "draft"
            stock?: number
            reorder_level?: number | null
            price?: number
            price_percent?: number
            brand_id?: string | null
            category_id?: string
            add_tags?: string[]
            remove_tags?: string[]
          }
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCatalogueBatchResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_catalogue_products: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          /** @description What the product is called */
          name: string
          /** @description Id of the manufacturer */
          brand_id?: string | null
          /** @description Id of the machine type; the product's other categories stay */
          machine_type_id: string
          /** @description Last part of the page's address */
          handle?: string
          /** @description One line for lists */
          short_description?: string | null
          /** @description Plain text of the product page */
          description?: string | null
          /** @description HTML of the Description tab */
          long_description?: string | null
          /** @description Pounds ex VAT, up to 2 decimals */
          price?: number | null
          /** @description What the page shows when there is no price */
          price_text?: string | null
          /** @description Manufacturer's part number */
          part_number?: string | null
          /** @description Whole pieces on the shelf, 0 or more */
          stock?: {
            location_id: string
            quantity: number
          }[]
          /** @description Stock below which it is to be ordered again, 0 to 100,000; only staff see it */
          reorder_level?: number | null
          /** @description Working days until dispatch when out of stock, 0 to 365 */
          lead_time_days?: number | null
          /** @description Key features */
          key_features?: string[]
          /** @description Further features */
          features?: string[]
          /** @description Tags */
          tags?: string[]
          /** @description What it works with */
          compatibility?: string[]
          /** @description Part numbers of accessories of ours that fit it */
          accessories?: string[]
          /** @description Part numbers of consumables of ours for it */
          consumables?: string[]
          /** @description Part numbers of spare parts of ours for it */
          spare_parts?: string[]
          /** @description What products are filtered and compared by */
          specifications?: {
            form_factor?: string
            scan_engine?: string
            interface?: string[]
            operating_system?: string
            screen_size?: number
            print_method?: string
            dpi?: number
            print_width?: number
            rugged_rating?: string
            wifi_standard?: string
            ports?: number
          }
          /** @description Months of the maker's warranty, 0 to 120 */
          warranty_months?: number | null
          /** @description Pictures, the first of which opens the gallery */
          images?: {
            url: string
            /** @default  */
            alt_text?: string
            /** @default  */
            title_text?: string
          }[]
          /** @description Address of the picture for lists */
          thumbnail?: string | null
          /** @description Customers' rating, 0 to 5 */
          rating?: number | null
          /** @description Number of reviews behind it */
          review_count?: number | null
          /** @description Address of the PDF brochure */
          brochure_url?: string | null
          /** @description Files to download: manuals, drivers, certificates, data sheets */
          files?: {
            url: string
            title: string
            /** @enum {string} */
            kind: "manual" | "quick_start" | "driver" | "certificate" | "data_sheet"
            /** @default  */
            language?: string
            /** @default  */
            version?: string
            size: number
          }[]
          /** @description Title for search engines */
          seo_title?: string | null
          /** @description Description for search engines */
          seo_description?: string | null
          /** @description Keywords */
          seo_keywords?: string[]
          /**
           * @description Whether visitors see the product
           * @enum {string}
           */
          status?: "published" | "draft"
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCatalogueProductResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_catalogue_products_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCatalogueProductResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_catalogue_products_id: {
    parameters: {
      query?: never
      header?: {
        /** @description `updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too */
        "if-match"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          /** @description What the product is called */
          name?: string
          /** @description Id of the manufacturer */
          brand_id?: string | null
          /** @description Id of the machine type; the product's other categories stay */
          machine_type_id?: string
          /** @description Last part of the page's address */
          handle?: string
          /** @description One line for lists */
          short_description?: string | null
          /** @description Plain text of the product page */
          description?: string | null
          /** @description HTML of the Description tab */
          long_description?: string | null
          /** @description Pounds ex VAT, up to 2 decimals */
          price?: number | null
          /** @description What the page shows when there is no price */
          price_text?: string | null
          /** @description Manufacturer's part number */
          part_number?: string | null
          /** @description Whole pieces on the shelf, 0 or more */
          stock?: {
            location_id: string
            quantity: number
          }[]
          /** @description Stock below which it is to be ordered again, 0 to 100,000; only staff see it */
          reorder_level?: number | null
          /** @description Working days until dispatch when out of stock, 0 to 365 */
          lead_time_days?: number | null
          /** @description Key features */
          key_features?: string[]
          /** @description Further features */
          features?: string[]
          /** @description Tags */
          tags?: string[]
          /** @description What it works with */
          compatibility?: string[]
          /** @description Part numbers of accessories of ours that fit it */
          accessories?: string[]
          /** @description Part numbers of consumables of ours for it */
          consumables?: string[]
          /** @description Part numbers of spare parts of ours for it */
          spare_parts?: string[]
          /** @description What products are filtered and compared by */
          specifications?: {
            form_factor?: string
            scan_engine?: string
            interface?: string[]
            operating_system?: string
            screen_size?: number
            print_method?: string
            dpi?: number
            print_width?: number
            rugged_rating?: string
            wifi_standard?: string
            ports?: number
          }
          /** @description Months of the maker's warranty, 0 to 120 */
          warranty_months?: number | null
          /** @description Pictures, the first of which opens the gallery */
          images?: {
            url: string
            /** @default  */
            alt_text?: string
            /** @default  */
            title_text?: string
          }[]
          /** @description Address of the picture for lists */
          thumbnail?: string | null
          /** @description Customers' rating, 0 to 5 */
          rating?: number | null
          /** @description Number of reviews behind it */
          review_count?: number | null
          /** @description Address of the PDF brochure */
          brochure_url?: string | null
          /** @description Files to download: manuals, drivers, certificates, data sheets */
          files?: {
            url: string
            title: string
            /** @enum {string} */
            kind: "manual" | "quick_start" | "driver" | "certificate" | "data_sheet"
            /** @default  */
            language?: string
            /** @default  */
            version?: string
            size: number
          }[]
          /** @description Title for search engines */
          seo_title?: string | null
          /** @description Description for search engines */
          seo_description?: string | null
          /** @description Keywords */
          seo_keywords?: string[]
          /**
           * @description Whether visitors see the product
           * @enum {string}
           */
          status?: "published" | "draft"
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCatalogueProductResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_catalogue_products_id_prices: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminPriceHistoryResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_catalogue_export: {
    parameters: {
      query?: {
        q?: string
        status?: ("published" | "draft") | ("published" | "draft")[]
        brand_id?: string | string[]
        category_id?: string | string[]
        stock?: ("out" | "low" | "in") | ("out" | "low" | "in")[]
        below_reorder_level?: number
        scheduled_price?: "true"
        unclassified?: "true"
        price_min?: number
        price_max?: number
        id?: string | string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "text/csv": unknown
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_catalogue_imports: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCatalogueImportsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_catalogue_imports: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          csv?: string
          source_id?: string
          /** @default [] */
          corrections?: {
            row: number
            cells: string[]
          }[]
          /** @default [] */
          confirmed?: {
            row: number
            column: string
            value: string
          }[]
          columns?: (string | null)[]
          /** @default [] */
          brands?: {
            name: string
            brand_id: string | null
          }[]
          /** @default [] */
          machine_types?: {
            name: string
            machine_type_id: string | null
          }[]
          file_name?: string
          /** @default true */
          dry_run?: boolean
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCatalogueImportResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_catalogue_imports_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCatalogueImportResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_catalogue_imports_id_undo: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCatalogueImportResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_activity: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        entity?: string
        entity_id?: string
        actor_id?: string
        action?: string
        from?: string
        to?: string
        q?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminActivitiesResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_blogs: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        type?: "blog" | "news"
        category?: string
        tag?: string
        q?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreBlogsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_blogs_key: {
    parameters: {
      query?: never
      header?: never
      path: {
        key: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreBlogResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_blogs_key_related: {
    parameters: {
      query?: never
      header?: never
      path: {
        key: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreRelatedBlogsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_blogs: {
    parameters: {
      query?: {
        fields?: string
        limit?: number
        offset?: number
        order?:
          | "created_at"
          | "-created_at"
          | "updated_at"
          | "-updated_at"
          | "published_at"
          | "-published_at"
          | "scheduled_at"
          | "-scheduled_at"
          | "title"
          | "-title"
        q?: string
        type?: "blog" | "news"
        category?: string
        status?: "draft" | "scheduled" | "published"
        is_published?: "true" | "false"
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminBlogsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_blogs: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          handle?: string
          title: string
          excerpt?: string | null
          content?: string
          /** @enum {string} */
          type?: "blog" | "news"
          category?: string
          tags?: string[]
          author?: string
          image_url?: string | null
          image_alt?: string | null
          is_published?: boolean
          published_at?:
            | (
                | string
                | number
                | {
                    [key: string]: number
                  }
              )
            | null
          scheduled_at?:
            | (
                | string
                | number
                | {
                    [key: string]: number
                  }
              )
            | null
          created_at?:
            | string
            | number
            | {
                [key: string]: number
              }
          seo_title?: string | null
          seo_description?: string | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminBlogResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_blogs_export: {
    parameters: {
      query?: {
        id?: string | string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The articles, newest first */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "text/csv": unknown
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_blogs_id: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminBlogResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_blogs_id: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: {
        /** @description `updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too */
        "if-match"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          handle?: string
          title?: string
          excerpt?: string | null
          content?: string
          /** @enum {string} */
          type?: "blog" | "news"
          category?: string
          tags?: string[]
          author?: string
          image_url?: string | null
          image_alt?: string | null
          is_published?: boolean
          published_at?:
            | (
                | string
                | number
                | {
                    [key: string]: number
                  }
              )
            | null
          scheduled_at?:
            | (
                | string
                | number
                | {
                    [key: string]: number
                  }
              )
            | null
          created_at?:
            | string
            | number
            | {
                [key: string]: number
              }
          seo_title?: string | null
          seo_description?: string | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminBlogResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_admin_blogs_id: {
    parameters: {
      query?: never
      header?: {
        /** @description `updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too */
        "if-match"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminBlogDeleteResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_url_seo: {
    parameters: {
      query: {
        url: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreUrlSeoResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_url_seo_export: {
    parameters: {
      query?: {
        id?: string | string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The configs, newest first */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "text/csv": unknown
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_url_seo: {
    parameters: {
      query?: {
        fields?: string
        limit?: number
        offset?: number
        order?: "url" | "-url" | "created_at" | "-created_at" | "updated_at" | "-updated_at"
        q?: string
        url?: string | string[]
        is_active?: "true" | "false"
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminUrlSeosResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_url_seo: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          url: string
          is_active?: boolean
          meta_title?: string | null
          meta_description?: string | null
          meta_keywords?: string[]
          og_title?: string | null
          og_description?: string | null
          og_image?: string | null
          og_type?: string | null
          og_url?: string | null
          og_site_name?: string | null
          og_locale?: string | null
          twitter_card?: ("summary" | "summary_large_image" | "app" | "player") | null
          twitter_title?: string | null
          twitter_description?: string | null
          twitter_image?: string | null
          twitter_site?: string | null
          twitter_creator?: string | null
          robots_index?: boolean | null
          robots_follow?: boolean | null
          robots_archive?: boolean | null
          robots_snippet?: boolean | null
          robots_image_preview?: ("none" | "standard" | "large") | null
          robots_video_preview?: number | null
          schema_markup?:
            | (
                | string
                | {
                    [key: string]: unknown
                  }
                | {
                    [key: string]: unknown
                  }[]
              )
            | null
          additional_meta_tags?: {
            name?: string
            property?: string
            content: string
          }[]
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminUrlSeoResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_url_seo_batch: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          create?: {
            url: string
            is_active?: boolean
            meta_title?: string | null
            meta_description?: string | null
            meta_keywords?: string[]
            og_title?: string | null
            og_description?: string | null
            og_image?: string | null
            og_type?: string | null
            og_url?: string | null
            og_site_name?: string | null
            og_locale?: string | null
            twitter_card?: ("summary" | "summary_large_image" | "app" | "player") | null
            twitter_title?: string | null
            twitter_description?: string | null
            twitter_image?: string | null
            twitter_site?: string | null
            twitter_creator?: string | null
            robots_index?: boolean | null
            robots_follow?: boolean | null
            robots_archive?: boolean | null
            robots_snippet?: boolean | null
            robots_image_preview?: ("none" | "standard" | "large") | null
            robots_video_preview?: number | null
            schema_markup?:
              | (
                  | string
                  | {
                      [key: string]: unknown
                    }
                  | {
                      [key: string]: unknown
                    }[]
                )
              | null
            additional_meta_tags?: {
              name?: string
              property?: string
              content: string
            }[]
          }[]
          update?: {
            url?: string
            is_active?: boolean
            meta_title?: string | null
            meta_description?: string | null
            meta_keywords?: string[]
            og_title?: string | null
            og_description?: string | null
            og_image?: string | null
            og_type?: string | null
            og_url?: string | null
            og_site_name?: string | null
            og_locale?: string | null
            twitter_card?: ("summary" | "summary_large_image" | "app" | "player") | null
            twitter_title?: string | null
            twitter_description?: string | null
            twitter_image?: string | null
            twitter_site?: string | null
            twitter_creator?: string | null
            robots_index?: boolean | null
            robots_follow?: boolean | null
            robots_archive?: boolean | null
            robots_snippet?: boolean | null
            robots_image_preview?: ("none" | "standard" | "large") | null
            robots_video_preview?: number | null
            schema_markup?:
              | (
                  | string
                  | {
                      [key: string]: unknown
                    }
                  | {
                      [key: string]: unknown
                    }[]
                )
              | null
            additional_meta_tags?: {
              name?: string
              property?: string
              content: string
            }[]
            id: string
          }[]
          delete?: string[]
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminUrlSeoBatchResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_url_seo_id: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminUrlSeoResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_url_seo_id: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: {
        /** @description `updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too */
        "if-match"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          url?: string
          is_active?: boolean
          meta_title?: string | null
          meta_description?: string | null
          meta_keywords?: string[]
          og_title?: string | null
          og_description?: string | null
          og_image?: string | null
          og_type?: string | null
          og_url?: string | null
          og_site_name?: string | null
          og_locale?: string | null
          twitter_card?: ("summary" | "summary_large_image" | "app" | "player") | null
          twitter_title?: string | null
          twitter_description?: string | null
          twitter_image?: string | null
          twitter_site?: string | null
          twitter_creator?: string | null
          robots_index?: boolean | null
          robots_follow?: boolean | null
          robots_archive?: boolean | null
          robots_snippet?: boolean | null
          robots_image_preview?: ("none" | "standard" | "large") | null
          robots_video_preview?: number | null
          schema_markup?:
            | (
                | string
                | {
                    [key: string]: unknown
                  }
                | {
                    [key: string]: unknown
                  }[]
              )
            | null
          additional_meta_tags?: {
            name?: string
            property?: string
            content: string
          }[]
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminUrlSeoResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_admin_url_seo_id: {
    parameters: {
      query?: never
      header?: {
        /** @description `updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too */
        "if-match"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminUrlSeoDeleteResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_url_seo_noindex: {
    parameters: {
      query?: {
        after?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["NoindexResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_deleted: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        entity?: "product" | "blog" | "brand" | "machine_type" | "url_seo"
        q?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminDeletedsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_deleted_restore: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          entity: "product" | "blog" | "brand" | "machine_type" | "url_seo"
          id: string
          /** @description Of a product: restores it without the part numbers, barcodes, EANs and UPCs that other products have by now. Otherwise these refuse the restore. A product without its part number comes back as a draft */
          without_part_numbers?: boolean
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminRestoredResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_figures: {
    parameters: {
      query?: {
        weeks?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminMetricsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_form_submissions_answers: {
    parameters: {
      query?: {
        weeks?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminFormReplyTimesResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_missed_searches: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          text: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreMissedSearchResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_form_submissions: {
    parameters: {
      query?: never
      header?: {
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json":
          | {
              /** @constant */
              type: "general"
              data: {
                name: string
                email: string
                phone?: string
                company?: string
                service?: string
                message: string
                /** @constant */
                privacy_consent: true
              }
              fill_time_ms?: number | null
              started_at?: number | null
              subject?: string | null
            }
          | {
              /** @constant */
              type: "oem"
              data: {
                name: string
                email: string
                company: string
                phone?: string
                website?: string
                device_types?: string[]
                annual_volume?: string | number
                message: string
                /** @constant */
                privacy_consent: true
              }
              fill_time_ms?: number | null
              started_at?: number | null
              subject?: string | null
            }
          | {
              /** @constant */
              type: "product_inquiry"
              data: {
                name: string
                email: string
                company: string
                phone?: string
                lines: {
                  product_id?: string
                  variant_id?: string
                  sku?: string
                  quantity: number
                }[]
                reference?: string
                message?: string
                /** @constant */
                privacy_consent: true
              }
              fill_time_ms?: number | null
              started_at?: number | null
              subject?: string | null
            }
          | {
              /** @constant */
              type: "credit_application"
              data: {
                legal_name: string
                trading_name?: string
                /** @enum {string} */
                company_type:
                  | "sole_trader"
                  | "partnership"
                  | "limited_company"
                  | "public_limited_company"
                  | "llp"
                  | "charity"
                  | "public_sector"
                  | "other"
                company_number?: string
                vat_number?: string
                registered_address: {
                  line1: string
                  line2?: string
                  city: string
                  postcode: string
                  country?: string
                }
                invoice_address?: {
                  line1: string
                  line2?: string
                  city: string
                  postcode: string
                  country?: string
                }
                years_trading?: number | string
                credit_limit: number | string
                applicant: {
                  name: string
                  email: string
                  phone: string
                  position?: string
                }
                accounts_contact: {
                  name: string
                  email: string
                  phone?: string
                }
                trade_references: {
                  company: string
                  name: string
                  email: string
                  phone?: string
                  address?: string
                }[]
                /** @constant */
                declaration: true
                /** @constant */
                privacy_consent: true
              }
              fill_time_ms?: number | null
              started_at?: number | null
              subject?: string | null
            }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreFormSubmissionResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_form_submissions_id_mail: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["FormEmailResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_form_submissions_id_mail: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminFormMailsResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_form_submissions: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        fields?: string
        order?: string
        q?: string
        type?:
          | ("general" | "oem" | "product_inquiry" | "credit_application")
          | ("general" | "oem" | "product_inquiry" | "credit_application")[]
        status?: string | string[]
        created_at?: {
          $gt?: string
          $gte?: string
          $lt?: string
          $lte?: string
        }
        overdue?: "true"
        assignee_id?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminFormSubmissionsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_form_submissions_export: {
    parameters: {
      query?: {
        q?: string
        type?:
          | ("general" | "oem" | "product_inquiry" | "credit_application")
          | ("general" | "oem" | "product_inquiry" | "credit_application")[]
        status?: string | string[]
        created_at?: {
          $gt?: string
          $gte?: string
          $lt?: string
          $lte?: string
        }
        overdue?: "true"
        assignee_id?: string
        id?: string | string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The submissions, newest first */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "text/csv": unknown
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_form_submissions_counts: {
    parameters: {
      query?: {
        weeks?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminFormCountsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_form_submissions_batch: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          ids: string[]
          status: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminFormBatchResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_form_submissions_id_notes: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          text: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminFormNoteResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_form_submissions_id_replies: {
    parameters: {
      query?: never
      header: {
        "Idempotency-Key": string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          text: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminFormReplyResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_form_submissions_personal_data: {
    parameters: {
      query: {
        email: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PersonalDataResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_form_submissions_personal_data_erase: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          email: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PersonalDataErasureResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_form_submissions_id: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminFormSubmissionResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_form_submissions_id: {
    parameters: {
      query?: {
        fields?: string
      }
      header?: {
        /** @description `updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too */
        "if-match"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          status?: string
          assignee_id?: string | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminFormSubmissionResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_admin_form_submissions_id: {
    parameters: {
      query?: never
      header?: {
        /** @description `updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too */
        "if-match"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminFormSubmissionDeleteResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_stock_alerts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          product_id: string
          email: string
          /** @constant */
          privacy_consent: true
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreStockAlertResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_stock_alerts_confirm: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          token: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreStockAlertLinkResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_stock_alerts_remove: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          token: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreStockAlertLinkResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_products_id_stock_alerts: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminStockAlertsResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_mail_previews: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminMailPreviewsResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_mail_previews_id_test_mail: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminTestMailResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_mail_texts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminMailTextsResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_mail_texts_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          version: number
          texts: {
            subject?: string
            opening?: string
            closing?: string
            text?: string
          } | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminMailTextResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_uploads: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "multipart/form-data": {
          files: string[]
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminUploadsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_uploads_presigned_urls: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          originalname: string
          mime_type: string
          size: number
          /** @enum {string} */
          access?: "public" | "private"
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminPresignedUrlResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_handles_entity_handle: {
    parameters: {
      query?: never
      header?: never
      path: {
        entity: "brand" | "machine_type" | "product" | "blog"
        handle: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreHandleResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_account: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          first_name: string
          last_name: string
          phone?: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_account_personal_data: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountPersonalDataResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_leave: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountDoneResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_account_members: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CompanyMembersResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_members_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          roles?: ("admin" | "approver" | "buyer" | "accounts")[]
          /** @enum {string} */
          status?: "active" | "suspended"
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CompanyMemberResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_store_account_members_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountDoneResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_sign_out: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          /** @default false */
          everywhere?: boolean
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountDoneResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_password: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          current_password: string
          password: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountPasswordResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_invitations: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          email: string
          roles: ("admin" | "approver" | "buyer" | "accounts")[]
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CompanyInvitationResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description It exists already */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_invitations_id_resend: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CompanyInvitationResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description It exists already */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_store_account_invitations_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountDoneResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_company: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          trading_name?: string
          invoice_email: string
          phone?: string
          po_required: boolean
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountCompanyResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_account_addresses: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CompanyAddressesResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_addresses: {
    parameters: {
      query?: never
      header?: {
        /** @description A repeated request with the same key stores nothing more */
        "idempotency-key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          label: string
          company?: string
          name: string
          line1: string
          line2?: string
          city: string
          county?: string
          postcode: string
          /** @enum {string} */
          country: "gb" | "im" | "je" | "gg"
          phone?: string
          /** @enum {string} */
          kind: "delivery" | "invoice" | "both"
          instructions?: string
          /** @default false */
          is_default?: boolean
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CompanyAddressResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description It exists already */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_addresses_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          label: string
          company?: string
          name: string
          line1: string
          line2?: string
          city: string
          county?: string
          postcode: string
          /** @enum {string} */
          country: "gb" | "im" | "je" | "gg"
          phone?: string
          /** @enum {string} */
          kind: "delivery" | "invoice" | "both"
          instructions?: string
          /** @default false */
          is_default?: boolean
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CompanyAddressResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_store_account_addresses_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountDoneResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_account_cost_centres: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CostCentresResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_cost_centres: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          code: string
          name: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CostCentreResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description It exists already */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_cost_centres_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          code: string
          name: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CostCentreResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_store_account_cost_centres_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountDoneResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The roles of the member do not allow this */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_requests: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          first_name: string
          last_name: string
          email: string
          phone: string
          legal_name: string
          trading_name?: string
          /** @enum {string} */
          company_type:
            | "sole_trader"
            | "partnership"
            | "limited_company"
            | "public_limited_company"
            | "llp"
            | "charity"
            | "public_sector"
            | "other"
          company_number?: string
          vat_number?: string
          registered_address: {
            line1: string
            line2?: string
            city: string
            postcode: string
            country?: string
          }
          /** @constant */
          privacy_consent: true
        }
      }
    }
    responses: {
      /** @description OK */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountRequestResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_requests_read: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          token: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AccountInvitationResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The link has been used or has expired */
      410: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_store_account_requests_accept: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          token: string
          first_name: string
          last_name: string
          password: string
        }
      }
    }
    responses: {
      /** @description OK */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AcceptedAccountResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The link has been used or has expired */
      410: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description Too many requests; `Retry-After` has the seconds to wait */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_store_company_facts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StoreCompanyResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_company_facts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_company_facts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          version: number
          facts: {
            name: string
            legal_name: string
            company_number: string
            vat_number: string
            registered_in: string
            street: string
            city: string
            postcode: string
            phone: string
            email: string
            hours: {
              monday: {
                opens: string
                closes: string
              } | null
              tuesday: {
                opens: string
                closes: string
              } | null
              wednesday: {
                opens: string
                closes: string
              } | null
              thursday: {
                opens: string
                closes: string
              } | null
              friday: {
                opens: string
                closes: string
              } | null
              saturday: {
                opens: string
                closes: string
              } | null
              sunday: {
                opens: string
                closes: string
              } | null
            }
            closed_on_bank_holidays: boolean
            closed_days: string[]
          } | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_companies: {
    parameters: {
      query?: {
        q?: string
        status?: "pending" | "active" | "on_stop" | "closed"
        order?: "-created_at" | "created_at" | "legal_name" | "-legal_name"
        offset?: number
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompaniesResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_companies_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_companies_id: {
    parameters: {
      query?: never
      header?: {
        /** @description `updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too */
        "if-match"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          legal_name?: string
          trading_name?: string | null
          /** @enum {string} */
          company_type?:
            | "sole_trader"
            | "partnership"
            | "limited_company"
            | "public_limited_company"
            | "llp"
            | "charity"
            | "public_sector"
            | "other"
          company_number?: string | null
          vat_number?: string | null
          eori?: string | null
          registered_address?: {
            line1: string
            line2?: string
            city: string
            postcode: string
            country?: string
          }
          invoice_email?: string
          phone?: string | null
          po_required?: boolean
          note?: string
          assigned_user_id?: string | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_companies_id_members_memberId: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
        memberId: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          roles?: ("admin" | "approver" | "buyer" | "accounts")[]
          /** @enum {string} */
          status?: "active" | "suspended"
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_admin_companies_id_members_memberId: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
        memberId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_companies_id_invitations: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          email: string
          roles: ("admin" | "approver" | "buyer" | "accounts")[]
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description It exists already */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_companies_id_invitations_invitationId_resend: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
        invitationId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description It exists already */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_admin_companies_id_invitations_invitationId: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
        invitationId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_companies_id_addresses: {
    parameters: {
      query?: never
      header?: {
        /** @description A repeated request with the same key stores nothing more */
        "idempotency-key"?: string
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          label: string
          company?: string
          name: string
          line1: string
          line2?: string
          city: string
          county?: string
          postcode: string
          /** @enum {string} */
          country: "gb" | "im" | "je" | "gg"
          phone?: string
          /** @enum {string} */
          kind: "delivery" | "invoice" | "both"
          instructions?: string
          /** @default false */
          is_default?: boolean
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description It exists already */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_companies_id_addresses_addressId: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
        addressId: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          label: string
          company?: string
          name: string
          line1: string
          line2?: string
          city: string
          county?: string
          postcode: string
          /** @enum {string} */
          country: "gb" | "im" | "je" | "gg"
          phone?: string
          /** @enum {string} */
          kind: "delivery" | "invoice" | "both"
          instructions?: string
          /** @default false */
          is_default?: boolean
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_admin_companies_id_addresses_addressId: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
        addressId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_companies_id_mail: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_companies_id_not_duplicate: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          of: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_companies_id_approve: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_companies_id_stop: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_companies_id_release: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_companies_id_close: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCompanyAccountResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The same request, or another one, was faster */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_redirects: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        q?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminRedirectsResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_redirects: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          path: string
          target: string
          /** @default 308 */
          status?: 308 | 307
          /** @default false */
          over_page?: boolean
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminRedirectResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description It exists already */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_redirects_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          path?: string
          target?: string
          status?: 308 | 307
          over_page?: boolean
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminRedirectResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description It exists already */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_admin_redirects_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminRedirectDeleteResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_redirect_imports: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          csv: string
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["RedirectImportResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_redirects_sync: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          hits: {
            path: string
            count: number
          }[]
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["RedirectSyncResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_scheduled_prices: {
    parameters: {
      query: {
        product_id: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminScheduledPricesResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_scheduled_prices: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          product_id: string
          price: number
          /** Format: date-time */
          starts_at: string
          /** @default null */
          ends_at?: string | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminScheduledPriceResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_admin_scheduled_prices_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminScheduledPriceDeleteResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_staff: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminStaffResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_staff_me: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminStaffMeResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_staff_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          role: "owner" | "editor" | "sales" | "read_only"
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminStaffMemberResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_staff_id_reset_second_factor: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminStaffMemberResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_admin_staff_policy: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminStaffPolicyResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_staff_policy: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          requires_second_factor: boolean
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminStaffPolicyResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  post_admin_invites_accept: {
    parameters: {
      query: {
        fields?: string
        token: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "application/json": {
          email?: string | null
          first_name?: string | null
          last_name?: string | null
        }
      }
    }
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminInviteAcceptResponse"]
        }
      }
      /** @description The request is invalid; the message names what to change */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  delete_admin_users_id: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminUserDeleteResponse"]
        }
      }
      /** @description The request has no valid credentials */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_ready: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ReadyResponse"]
        }
      }
      /** @description The database does not respond */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_openapi_json: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["OpenApiDocument"]
        }
      }
    }
  }
  get_static_file: {
    parameters: {
      query?: never
      header?: never
      path: {
        file: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/octet-stream": unknown
        }
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_equipment_file: {
    parameters: {
      query?: never
      header?: never
      path: {
        file: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The storefront's address of the drawing */
      302: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
  get_articles_file: {
    parameters: {
      query?: never
      header?: never
      path: {
        file: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The storefront's address of the cover */
      302: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description There is no such thing */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Failure"]
        }
      }
    }
  }
}
