// A bot for the arena's tests. It plays the first legal move and finds it by text search, without parsing JSON.
#include <iostream>
#include <string>

int main() {
  std::ios::sync_with_stdio(false);
  std::string line;
  while (std::getline(std::cin, line)) {
    if (line.starts_with(R"({"cmd":"hello")")) std::cout << R"({"protocol":1,"name":"first"})" << std::endl;
    if (line.starts_with(R"({"cmd":"choose")")) {
      const std::string_view mark = R"("moves":[{"text":")";
      const std::size_t begin = line.find(mark) + mark.size();
      std::cout << R"({"text":")" << line.substr(begin, line.find('"', begin) - begin) << R"("})" << std::endl;
    }
    if (line.starts_with(R"({"cmd":"quit")")) break;
  }
  return 0;
}
