/** The exports of the design system: everything that pages may use. */
export { AccountNav, type AccountNavProps } from "./account-nav"
export { AddressCard, type AddressCardProps } from "./address-card"
export { Alert, type AlertProps } from "./alert"
export { ArticleCard, type ArticleCardProps, ArticleGrid, type ArticleGridProps } from "./article-card"
export { Badge, type BadgeProps } from "./badge"
export {
  BarChart,
  type BarChartProps,
  type ChartCategory,
  type ChartValue,
  type ValueRange,
} from "./bar-chart"
export { BarList, type BarListProps } from "./bar-list"
export { BarMotif, type BarMotifProps } from "./bar-motif"
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from "./breadcrumb"
export {
  type BrowseAddresses,
  type BrowseBrand,
  BrowseDeck,
  type BrowseDeckProps,
  type BrowseLevel,
  type BrowseList,
  type BrowseMachineType,
  type BrowseProduct,
  type BrowseView,
  type BrowseHeading,
} from "./browse-deck"
export { Button, type ButtonProps } from "./button"
export { BuyBar, type BuyBarProps } from "./buy-bar"
export {
  BrandCard,
  type BrandCardProps,
  CardGrid,
  type CardGridProps,
  MachineTypeCard,
  type MachineTypeCardProps,
  ProductCard,
  type ProductCardProps,
  ProductGrid,
  TopicCard,
  type TopicCardProps,
} from "./card"
export { Carousel, type CarouselProps } from "./carousel"
export {
  CartLine,
  type CartLineCondition,
  type CartLineProps,
  CartLines,
  type CartLinesProps,
} from "./cart-line"
export { CartSummary, type CartSummaryProps } from "./cart-summary"
export {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
  type CheckboxProps,
} from "./checkbox"
export { CodePreview, type CodePreviewProps } from "./code-preview"
export {
  ColumnMatcher,
  type ColumnMatcherProps,
  type MatcherColumn,
  type MatcherHeading,
  missingColumns,
} from "./column-matcher"
export { Combobox, type ComboboxOption, type ComboboxProps } from "./combobox"
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteItem,
} from "./command-palette"
export { CompareToggle, type CompareToggleProps } from "./compare-toggle"
export { COMPARE_LIMIT, CompareTray, type CompareTrayProduct, type CompareTrayProps } from "./compare-tray"
export {
  type ComparedProduct,
  type ComparisonGroup,
  type ComparisonRow,
  ComparisonTable,
  type ComparisonTableProps,
} from "./comparison-table"
export { type ConnectionState, ConnectionStatus, type ConnectionStatusProps } from "./connection-status"
export {
  CookieBanner,
  type CookieBannerProps,
  type CookieCategory,
  type CookieChoices,
  CookiePreferences,
  type CookiePreferencesProps,
} from "./cookie-banner"
export {
  type ColumnSetting,
  type DataColumn,
  DataTable,
  type DataTableProps,
  type SortValue,
  type TableNavigation,
  type TableSelection,
  type TableSort,
  type TableView,
} from "./data-table"
export { type CloseReason, Dialog, type DialogProps, Modal, type ModalProps } from "./dialog"
export { type Download, DownloadList, type DownloadListProps } from "./download-list"
export { Drawer, type DrawerProps } from "./drawer"
export { EmptyState, type EmptyStateProps } from "./empty-state"
export { ErrorBoundary, type ErrorBoundaryProps } from "./lib/ErrorBoundary"
export { type ErrorKind, ErrorScreen, type ErrorScreenProps } from "./error-screen"
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from "./error-summary"
export { Expander, type ExpanderProps } from "./expander"
export {
  AppliedFilters,
  type AppliedFiltersProps,
  type ChoiceFacet,
  type Facet,
  FacetDrawer,
  FacetForm,
  type FacetFormProps,
  FacetList,
  type FacetListProps,
  type FacetOption,
  type FacetSelection,
  FilterLinks,
  type FilterLinksProps,
  type RangeFacet,
} from "./facet-list"
export { FactList, type FactListProps } from "./fact-list"
export {
  Field,
  type FieldControl,
  type FieldFrame,
  type FieldProps,
  Fieldset,
  type FieldsetProps,
} from "./field"
export { FileField, type FileFieldProps, formatBytes } from "./file-field"
export { FloatingButtons, type FloatingButtonsProps, type FloatingCartProps } from "./floating-buttons"
export { Footer, type FooterProps } from "./footer"
export { FormActions, type FormActionsProps, FormGrid, type FormGridProps } from "./form"
export { FormSummary, type FormSummaryProps } from "./form-summary"
export { Gallery, type GalleryImage, type GalleryProps } from "./gallery"
export {
  Header,
  HeaderAction,
  type HeaderActionProps,
  type HeaderLink,
  HeaderMenuLink,
  type HeaderProps,
} from "./header"
export { Hero, type HeroProps } from "./hero"
export { Icon, type IconName, type IconProps } from "./icon"
export { IconButton, type IconButtonProps, PlainIconButton, type PlainIconButtonProps } from "./icon-button"
export { Image, type ImageProps } from "./image"
export { ImageListField, type ImageListFieldProps, type ListedImage } from "./image-list-field"
export {
  Container,
  type ContainerProps,
  Main,
  type MainProps,
  Ruled,
  type RuledProps,
  Section,
  type SectionProps,
  SkipLink,
  VisuallyHidden,
} from "./layout"
export { Link, type LinkProps } from "./link"
export { ListField, type ListFieldProps } from "./list-field"
export {
  Listing,
  ListingFilters,
  ListingFiltersButton,
  type ListingFiltersButtonProps,
  type ListingFiltersProps,
  type ListingProps,
} from "./listing"
export { Logo, type LogoProps } from "./logo"
export { MachineTypeRow, type MachineTypeRowProps } from "./machine-type-row"
export { type Member, MemberList, type MemberListProps } from "./member-list"
export { Menu, type MenuAction, type MenuCheck, type MenuEntry, type MenuLink, type MenuProps } from "./menu"
export { PageHead, type PageHeadProps } from "./page-head"
export { Pagination, type PaginationProps } from "./pagination"
export { Price, type PriceProps } from "./price"
export { ProductActions, type ProductActionsProps } from "./product-actions"
export {
  type ProductOrdering,
  ProductTable,
  type ProductTableProps,
  type ProductTableRow,
} from "./product-table"
export { Progress, type ProgressProps } from "./progress"
export { type ArticleHeading, articleHeadings, Prose, type ProseProps } from "./prose"
export {
  DesignSystemProvider,
  type DesignSystemProviderProps,
  type ImageComponentProps,
  type LinkComponentProps,
  useDesignSystem,
} from "./provider"
export {
  focusInvalidQuantity,
  quantityIn,
  QuantityStepper,
  type QuantityStepperProps,
} from "./quantity-stepper"
export { type QuoteLine, QuoteLines, type QuoteLinesProps } from "./quote-lines"
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./radio"
export { Rating, type RatingProps } from "./rating"
export { RegionMap, type RegionMapProps } from "./region-map"
export { type RelatedProduct, RelatedProducts, type RelatedProductsProps } from "./related-products"
export {
  ChoiceForm,
  type ChoiceFormProps,
  ResultBar,
  type ResultBarProps,
  type ResultView,
} from "./result-bar"
export {
  type FoundLink,
  type RecordLink,
  RichText,
  type RichTextProps,
  type SafeAddresses,
  type UploadPicture,
} from "./rich-text"
export { SaveBar, type SaveBarProps } from "./save-bar"
export { type SavedProduct, SavedProducts, type SavedProductsProps } from "./saved-products"
export { ScrollRegion, type ScrollRegionProps } from "./scroll-region"
export {
  OnFirstFocus,
  type OnFirstFocusProps,
  SearchBox,
  type SearchBoxProps,
  SearchSuggestions,
  type SearchSuggestionsProps,
  type SuggestedLink,
  type Suggestion,
  type SuggestionGroup,
} from "./search-box"
export { SearchField, type SearchFieldProps } from "./search-field"
export { Select, type SelectGroup, type SelectOption, type SelectProps } from "./select"
export { SerpPreview, type SerpPreviewProps } from "./serp-preview"
export { ShareButton, type ShareButtonProps, type ShareState } from "./share-button"
export { ShortcutDialog, type ShortcutDialogProps, type ShortcutGroup } from "./shortcut-dialog"
export {
  ArticleCardSkeleton,
  ArticleGridSkeleton,
  type ArticleGridSkeletonProps,
  CartSkeleton,
  type CartSkeletonProps,
  Loading,
  type LoadingProps,
  ProductCardSkeleton,
  ProductGridSkeleton,
  type ProductGridSkeletonProps,
  ProductPageSkeleton,
  Skeleton,
  type SkeletonProps,
  SkeletonText,
  TableSkeleton,
  type TableSkeletonProps,
  TextSkeleton,
  type TextSkeletonProps,
} from "./skeleton"
export { SocialCardPreview, type SocialCardPreviewProps } from "./social-card-preview"
export {
  type SpecificationRow,
  SpecificationTable,
  type SpecificationTableProps,
} from "./specification-table"
export { type StatChange, StatTile, type StatTileProps, StatTileSkeleton } from "./stat-tile"
export { type Step, Stepper, type StepperProps } from "./stepper"
export { StockAlertForm, type StockAlertFormProps } from "./stock-alert-form"
export { StockBadge, type StockBadgeProps } from "./stock-badge"
export { Switch, type SwitchProps } from "./switch"
export { type ContentsEntry, TableOfContents, type TableOfContentsProps } from "./table-of-contents"
export { type Tab, Tabs, type TabsProps } from "./tabs"
export { Heading, type HeadingProps, Text, type TextProps } from "./text"
export { TextArea, type TextAreaProps } from "./text-area"
export {
  CharacterCount,
  type CharacterCountProps,
  PasswordField,
  type PasswordFieldProps,
  TextField,
  type TextFieldProps,
} from "./text-field"
export { Timeline, type TimelineEvent, type TimelineProps, type TimelineState } from "./timeline"
export {
  createToaster,
  type Toast,
  type ToastAction,
  toaster,
  Toaster,
  type ToasterProps,
  type ToastMessage,
  type ToastStore,
  useToast,
  type UseToast,
} from "./toast"
export { Tooltip, type TooltipProps } from "./tooltip"
export { VatSwitch, type VatSwitchProps, type VatView } from "./vat-switch"
export {
  CollapsiblePanel,
  type CollapsiblePanelProps,
  Gate,
  type GateProps,
  type ListRow,
  Panel,
  type PanelProps,
  RowList,
  type RowListProps,
  Workspace,
  type WorkspaceGroup,
  WorkspaceHead,
  type WorkspaceHeadProps,
  type WorkspaceLink,
  type WorkspaceProps,
} from "./workspace"
