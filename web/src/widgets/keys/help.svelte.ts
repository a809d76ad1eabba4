/** Whether the list of keys is shown. */
class Help {
  open = $state(false);
}

export const help = new Help();
